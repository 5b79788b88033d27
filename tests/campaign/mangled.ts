/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The bytes of a text with a few of them changed, cut out or doubled. */
export function mangled(random: () => number, whole: string): Buffer {
  let bytes = Buffer.from(whole);
  for (let left = Math.floor(random() * 4); left >= 0; left--) {
    const at = Math.floor(random() * bytes.length);
    const until = at + Math.floor(random() * 6);
    const kind = random();
    if (kind < 0.5) bytes[at] = Math.floor(random() * 256);
    else if (kind < 0.75) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(until)]);
    else bytes = Buffer.concat([bytes.subarray(0, until), bytes.subarray(at)]);
  }
  return bytes;
}
