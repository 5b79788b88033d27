import { writeFile } from 'node:fs/promises';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { messageOf } from '../../site/errors.ts';
import { createLinkReader } from '../desk-links.ts';
import type { InquirySettings } from '../settings.ts';
import { getStatus } from '../status.ts';
import type { Store } from '../store/create-store.ts';
import { toCsv } from './csv.ts';

export interface Streams {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

export interface Office {
  store: Store;
  settings: InquirySettings;
  streams: Streams;
  now: Date;
  fail(message: string): never;
}

/** Prints nothing that a visitor has typed freely. */
export async function listInquiries({ store, streams, now }: Office, all: boolean): Promise<void> {
  for (const record of await store.list(all ? {} : { status: 'open' })) {
    const { reference, receivedAt, inquiry } = record;
    const { day, time } = parkTime(receivedAt);
    const visitors = String(inquiry.numberOfVisitors).padStart(5);
    const cells = [reference, `${day} ${time}`, inquiry.visitDate, visitors, getStatus(record, now)];
    streams.stdout.write(`${cells.join('  ')}\n`);
  }
}

/** The file must be a new one. */
export async function exportInquiries({ store, settings, now, fail }: Office, file: string): Promise<void> {
  const csv = toCsv(await store.list({}), now, settings.siteOrigin);
  await writeFile(file, csv, { flag: 'wx' }).catch(error => fail(messageOf(error)));
}

export async function showPerson({ store, streams, now, fail }: Office, email: string): Promise<void> {
  const inquiries = [];
  for (const record of await store.list({ email }))
    inquiries.push({
      ...record,
      status: getStatus(record, now),
      events: await store.listEvents(record.reference),
      mails: await store.listMails(record.reference),
    });
  if (inquiries.length === 0) fail('Nothing is held under this address.');
  streams.stdout.write(`${JSON.stringify({ email, heldAt: now, inquiries }, null, 2)}\n`);
}

export async function erasePerson(
  { store, streams, now, fail }: Office,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const count = await store.count({ email });
  if (count === 0) fail('Nothing is held under this address.');
  if (!isConfirmed)
    fail(`Inquiries that would be erased: ${count}. This cannot be undone. To erase them, add --yes.`);
  const erased = await store.erasePerson(email, { actedAt: now, initials: '' });
  streams.stderr.write(
    `Erased: inquiries ${erased.inquiries}, mails ${erased.mails}. Mails that were sent are still in the mailboxes they went to, and old rows in backups.\n`,
  );
}

export async function printLink({ store, settings, streams, now }: Office): Promise<void> {
  const { sign } = await createLinkReader(settings.deskSecret, store)();
  streams.stdout.write(`${settings.siteOrigin}${sign(deskPath, now)}\n`);
}
