/**
 * A process that accepts inquiries and sends mails as fast as it can until it is killed: `KillOrder` as JSON in its
 * argument. Each acknowledgement is a line on standard output, written before anything else happens: `key reference`.
 */
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { KillOrder } from './kill.ts';
import { inquiryOf, mailsOf } from './kill.ts';

const { database, round, lanes, again }: KillOrder = JSON.parse(process.argv[2] ?? '');
const store = await openStore(database);

function* keys() {
  yield* again;
  for (let count = 0; ; count += 1) yield `${round}-${count}`;
}

const upcoming = keys();

async function accept() {
  for (const key of upcoming) {
    const acceptance = await store.accept(inquiryOf(key), mailsOf);
    const reference = acceptance.outcome === 'conflict' ? 'conflict' : acceptance.reference;
    writeSync(1, `${key} ${reference}\n`);
  }
}

async function send() {
  for (;;) {
    const now = new Date();
    const mails = await store.lease(now, new Date(now.getTime() + 1000), 5);
    for (const { id } of mails) await store.mailSent(id, now);
    // A real mail takes its time, and lets others have theirs.
    await setImmediate();
  }
}

await Promise.all([send(), ...Array.from({ length: lanes }, accept)]);
