/** What is typed to do harm, and what is no inquiry at all: nothing acts, and nothing is answered but 2xx and 4xx. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { park } from '../../domain/park.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference, StoredInquiry } from '../../server/inquiries/store/store.ts';
import { mangledBytes, mangledMessage, randomFrom } from '../support/fuzz.ts';
import { hostileAddresses, hostileStrings } from '../support/hostile.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp.ts';
import { until } from '../support/until.ts';
import { Client, farDay, generous, inquiryOf, newKeys } from '../support/visitors.ts';
import { growth, memory, startSmall } from './load.ts';
import { type Findings, type Kind, type Place, withPlace } from './part.ts';

const fields = ['fullName', 'phone', 'specialRequests'] as const;

/** Of a mail of ours there are these and no others. */
const knownHeaders = new Set(
  'from to reply-to subject message-id date mime-version content-type content-transfer-encoding auto-submitted'.split(
    ' ',
  ),
);

/** What does something on a terminal: controls but the end of a line, and turns of direction. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

/** Sends the whole list in every field, and looks at the rows, the mails and what the office's commands print. */
export function tryStrings(kind: Kind, { strings = hostileStrings, shown = 20 } = {}): Promise<Findings> {
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const server = await startSmall(place, { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' });
    const client = new Client(server.url, 10);
    const faults: string[] = [];
    const inquiries = [
      ...strings.flatMap(value => fields.map(field => ({ [field]: value }))),
      ...hostileAddresses.map(email => ({ email })),
    ];
    const accepted = new Map<Reference, ReturnType<typeof inquiryOf>>();
    for (const changes of inquiries) {
      const [key = ''] = newKeys(1);
      const inquiry = { ...inquiryOf(key), ...changes };
      const { status, reference } = await client.send(key, inquiry);
      if (reference) accepted.set(reference, inquiry);
      else if (status < 400 || status >= 500)
        faults.push(`${JSON.stringify(changes)} was answered ${status}`);
    }
    const store = await openStore(place.database);
    await until(async () => (await store.mails()).every(({ attempts }) => attempts > 0));
    client.close();
    await server.end();
    const held = await store.list({});
    // Some addresses no mail server takes; the office is told of every inquiry.
    const unsent = (await store.mails()).filter(({ kind }) => kind !== 'confirmation');
    for (const { reference, lastError } of unsent)
      faults.push(`the office does not know of ${reference}: ${lastError}`);
    await store.close();
    if (held.length !== accepted.size)
      faults.push(`${accepted.size} were acknowledged, ${held.length} are held`);
    for (const stored of held) faults.push(...changed(stored, accepted.get(stored.reference)));
    for (const mail of smtp.mails) faults.push(...faultsOfMail(mail, accepted));
    faults.push(...(await faultsOfCommands(place, held, shown)));
    const personal = server.lines.filter(
      line => line.includes('example') || line.includes(`${park.referencePrefix}-`),
    );
    faults.push(...personal.filter(line => !line.startsWith('Inquiries: ')).map(line => `logged: ${line}`));
    await smtp.stop();
    return { counts: { sent: inquiries.length, accepted: accepted.size, mails: smtp.mails.length }, faults };
  });
}

/** Characters that are not seen; in an address they are left out. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether it is held as it was typed: in the composed form, without space around it, and nothing else changed. */
function changed(
  { reference, inquiry }: StoredInquiry,
  typed: ReturnType<typeof inquiryOf> | undefined,
): string[] {
  return (['fullName', 'email', 'phone', 'specialRequests'] as const).flatMap(field => {
    const seen = field === 'email' ? typed?.email.replace(unseen, '') : typed?.[field];
    return inquiry[field] === seen?.normalize('NFC').trim() ? [] : [`${field} of ${reference} was changed`];
  });
}

function faultsOfMail(
  { source, headers, from, to }: ReceivedMail,
  accepted: ReadonlyMap<Reference, ReturnType<typeof inquiryOf>>,
): string[] {
  const reference = /^<(\w+-\w{4}-\w{2})\./.exec(headers.get('message-id') ?? '')?.[1] as Reference;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`a mail of ${reference} ${what}`);
  for (const name of headers.keys()) if (!knownHeaders.has(name)) fault(`has a header "${name}"`);
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  if (/[^\x20-\xff\r\n\t]|\x7f|\r(?!\n)|(?<!\r)\n/.test(head)) fault('has a head with control characters');
  const names = head
    .split('\r\n')
    .filter(line => !/^\s/.test(line))
    .map(line => line.split(':')[0]?.toLowerCase());
  if (new Set(names).size !== names.length) fault('has a header twice');
  if (source.split('\r\n').some(line => line.length > 998)) fault('has a line too long');
  if (from !== generous.MAIL_FROM || to.length !== 1) fault(`goes from ${from} to ${to.join()}`);
  const own = accepted.get(reference)?.email.replace(unseen, '').normalize('NFC').trim() ?? '';
  // RFC 6532: raw letters stand where an address has them, and nowhere else.
  if (/[\x80-\xff]/.test(head) && /^[\x20-\x7e]*@/.test(own)) fault('has a head with raw letters');
  // The domain may have become its ASCII form on the way.
  const expected = [generous.OFFICE_EMAIL, own.slice(0, own.indexOf('@'))];
  if (to[0] !== expected[0] && to[0]?.replaceAll('"', '').split('@')[0] !== expected[1])
    fault(`goes to ${to[0]}`);
  return faults;
}

/** Runs the office's command; gives what it prints. */
async function office(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...variables };
  const child = spawn(process.execPath, [resolve('server/inquiries/office/main.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text(child.stdout);
}

async function faultsOfCommands(
  { variables }: Place,
  held: readonly StoredInquiry[],
  shown: number,
): Promise<string[]> {
  const faults: string[] = [];
  const shows = held.slice(-shown).map(({ reference }) => ['show', reference]);
  for (const command of [['list'], ['outbox'], ...shows]) {
    const printed = await office(variables, ...command);
    if (acting.test(printed)) faults.push(`"${command.join(' ')}" prints what acts on a terminal`);
  }
  const csv = cells((await office(variables, 'export', '--csv')).replace(/^\ufeff/, ''));
  if (csv.length !== held.length + 1)
    faults.push(`the CSV has ${csv.length - 1} rows for ${held.length} inquiries`);
  const width = csv[0]?.length;
  if (csv.some(row => row.length !== width)) faults.push('rows of the CSV have not the same cells');
  if (csv.flat().some(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))) faults.push('the CSV has a formula');
  const json: unknown[] = JSON.parse(await office(variables, 'export', '--json'));
  const texts = new Set(json.map(record => (record as Record<string, unknown>)['specialRequests']));
  for (const { reference, inquiry } of held) {
    if (!texts.has(inquiry.specialRequests)) faults.push(`the JSON lacks the words of ${reference}`);
  }
  return faults;
}

/** Reads CSV (RFC 4180). */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let match = cell.exec(csv); match && match.index < csv.length; match = cell.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === '\r\n' && cell.lastIndex < csv.length) rows.push([]);
  }
  return rows;
}

/** Bodies, headers and whole requests with something wrong at random places. The seed is printed. */
export function fuzz(
  kind: Kind,
  { bodies = 20_000, requests = 2000, seed = Date.now() % 1e6 } = {},
): Promise<Findings> {
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const client = new Client(server.url, 20);
    const random = randomFrom(seed);
    const whole = { ...inquiryOf('fuzz'), visitDate: farDay };
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const accepted = new Set<Reference>();
    const memories: number[] = [];
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const lane = async (share: number) => {
      for (let left = share; left > 0; left -= 1) {
        const body =
          random() < 0.5
            ? JSON.stringify(mangledMessage(random, whole))
            : mangledBytes(random, JSON.stringify(whole));
        const headers = {
          'Content-Type': random() < 0.05 ? 'text/plain' : 'application/json',
          'Idempotency-Key': random() < 0.05 ? 'x' : randomUUID(),
        };
        const { status, reference } = await client.post(body, headers);
        count(status);
        if (reference) accepted.add(reference);
        else if (status < 400 || status >= 500) faults.push(`${body} was answered ${status}`);
      }
    };
    for (let part = 0; part < 4; part += 1) {
      await Promise.all(Array.from({ length: 20 }, () => lane(bodies / 80)));
      memories.push(memory(server));
    }
    faults.push(...growth(memories[0] ?? 0, memories.at(-1) ?? 0));
    const { port } = new URL(server.url);
    const rawLane = async (share: number) => {
      for (let left = share; left > 0; left -= 1) {
        const body = JSON.stringify(whole);
        const request = `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
        const bytes = mangledBytes(random, request);
        const answer = await exchange(Number(port), bytes);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
        count(status);
        const reference = /"reference":"([^"]*)"/.exec(answer)?.[1];
        if (status === 201 && reference) accepted.add(reference as Reference);
        if (status >= 500) faults.push(`${JSON.stringify(bytes.toString('latin1'))} was answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 20 }, () => rawLane(requests / 20)));
    client.close();
    if ((await server.end()) !== 0) faults.push('the server did not stop in order');
    const store = await openStore(place.database);
    const held = await store.list({});
    for (const { reference } of held) {
      if ((await store.mails(reference)).length !== 2) faults.push(`${reference} has not two mails`);
    }
    await store.close();
    const references = held.map(({ reference }) => reference).sort();
    if (!isDeepStrictEqual(references, [...accepted].sort()))
      faults.push(`${accepted.size} were acknowledged, and ${held.length} are held`);
    const seen = [...statuses].sort().map(([status, times]) => `${status || 'none'}: ${times}`);
    return {
      counts: {
        seed,
        sent: bodies + requests,
        answers: seen.join(' '),
        held: held.length,
        'memory, MB': memories.join(' '),
      },
      faults,
    };
  });
}

/** More than a request may have: it ends whatever the bytes before it have left open, so that there is an answer. */
const filler = 'x'.repeat(20_000);

/** Sends bytes on a connection of their own and gives all that comes back. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', part => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.once('close', () => done(answer));
    socket.write(bytes);
    socket.write(filler);
  });
}
