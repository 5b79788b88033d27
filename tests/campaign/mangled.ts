/** Requests with something wrong at random places. */
import { randomUUID } from 'node:crypto';
import { openStore } from '../../server/inquiries/store/open.ts';
import { startSmall } from './load.ts';
import { faultsOfFile, type Kind, withPlace } from './part.ts';
import { Client, inquiryOf } from './visitors.ts';

const bodies = 10_000;
const lanes = 20;

/** Mangled bodies are answered 201 or 4xx, and held with both mails where they were taken. */
export function sendMangled(kind: Kind): Promise<readonly string[]> {
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const client = new Client(server.url, lanes);
    const faults: string[] = [];
    let accepted = 0;
    const lane = async () => {
      for (let left = bodies / lanes; left > 0; left -= 1) {
        const body = mangled(JSON.stringify(inquiryOf('mangled')));
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
        const { status } = await client.post(body, headers);
        if (status === 201) accepted += 1;
        else if (status < 400 || status >= 500)
          faults.push(`${JSON.stringify(body.toString('latin1'))} was answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    client.close();
    if ((await server.end()) !== 0) faults.push('the server did not stop in order');
    const store = await openStore(place.database);
    const held = await store.list({});
    if (held.length !== accepted) faults.push(`${accepted} were acknowledged, and ${held.length} are held`);
    for (const { reference } of held)
      if ((await store.mails(reference)).length !== 2) faults.push(`${reference} has not two mails`);
    await store.close();
    return [...faults, ...faultsOfFile(place.database)];
  });
}

/** The bytes of a text with a few of them changed, cut out or doubled. */
function mangled(whole: string): Buffer {
  let bytes = Buffer.from(whole);
  for (let left = Math.floor(Math.random() * 4); left >= 0; left--) {
    const at = Math.floor(Math.random() * bytes.length);
    const until = at + Math.floor(Math.random() * 6);
    const kind = Math.random();
    if (kind < 0.5) bytes[at] = Math.floor(Math.random() * 256);
    else if (kind < 0.75) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(until)]);
    else bytes = Buffer.concat([bytes.subarray(0, until), bytes.subarray(at)]);
  }
  return bytes;
}
