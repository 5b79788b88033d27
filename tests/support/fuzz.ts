import { message } from './live-app.ts';

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

type Random = () => number;

const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

const names = [...Object.keys(message), '__proto__', 'constructor', '', 'x'];

const scalars = [
  null,
  true,
  0,
  -1,
  0.1,
  4,
  1e308,
  '',
  '0',
  '4',
  'a@b',
  '2026-11-20',
  '2027-13-01',
  '\0',
  '\ud800',
  '\u202e',
  '🦜',
];

/** An inquiry with a few members changed, dropped, added or put in the place of others. */
export function mangledMessage(random: Random, whole: object = message): unknown {
  if (random() < 0.02) return mangledValue(random, 0);
  const mangled = new Map<string, unknown>(Object.entries(whole));
  for (let left = Math.floor(random() * 3); left > 0; left--) {
    const name = pick(random, names);
    if (random() < 0.2) mangled.delete(name);
    else mangled.set(name, mangledValue(random, 0));
  }
  return Object.fromEntries(mangled);
}

function mangledValue(random: Random, depth: number): unknown {
  const kind = random();
  if (depth < 3 && kind < 0.1) return [mangledValue(random, depth + 1)];
  if (depth < 3 && kind < 0.2) return { [pick(random, names)]: mangledValue(random, depth + 1) };
  if (kind < 0.5) return pick(random, scalars);
  const codes = Array.from({ length: Math.floor(random() * 20) }, () => Math.floor(random() * 0x10000));
  return String.fromCharCode(...codes);
}

/** The bytes of an inquiry, or of something else, with a few of them changed, cut out or doubled. */
export function mangledBytes(random: Random, whole: string = JSON.stringify(message)): Buffer {
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
