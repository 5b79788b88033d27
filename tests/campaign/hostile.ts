/** What is typed to do harm, and what is no inquiry at all: nothing acts, and nothing is answered but 2xx and 4xx. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { park } from '../../domain/park.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/store.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp-server.ts';
import { hostileAddresses, hostileStrings } from './hostile-inputs.ts';
import { growth, memory, startSmall } from './load.ts';
import { mangled, randomFrom } from './mangled.ts';
import { type Findings, type Kind, withPlace } from './part.ts';
import { until } from './until.ts';
import { Client, generous, inquiryOf } from './visitors.ts';

/** What does something on a terminal: controls but the end of a line, and turns of direction. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** Characters that are not seen; in an address they are left out. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Sends the whole list in every field, and looks at the rows, the mails and what the office's commands print. */
export function tryStrings(kind: Kind, { strings = hostileStrings, shown = 20 } = {}): Promise<Findings> {
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const server = await startSmall(place, { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' });
    const client = new Client(server.url, 10);
    const faults: string[] = [];
    const changes = [
      ...strings.flatMap(value =>
        (['fullName', 'phone', 'specialRequests'] as const).map(field => ({ [field]: value })),
      ),
      ...hostileAddresses.map(email => ({ email })),
    ];
    const accepted = new Map<Reference, ReturnType<typeof inquiryOf>>();
    for (const change of changes) {
      const key = randomUUID();
      const inquiry = { ...inquiryOf(key), ...change };
      const { status, reference } = await client.send(key, inquiry);
      if (reference) accepted.set(reference, inquiry);
      else if (status < 400 || status >= 500) faults.push(`${JSON.stringify(change)} was answered ${status}`);
    }
    const store = await openStore(place.database);
    await until(async () => (await store.mails()).every(({ attempts }) => attempts > 0));
    client.close();
    await server.end();
    const held = await store.list({});
    // Some addresses no mail server takes; the office is told of every inquiry.
    for (const { kind: unsent, reference, lastError } of await store.mails())
      if (unsent !== 'confirmation') faults.push(`the office does not know of ${reference}: ${lastError}`);
    await store.close();
    if (held.length !== accepted.size)
      faults.push(`${accepted.size} were acknowledged, ${held.length} are held`);
    for (const { reference, inquiry } of held) {
      const typed = accepted.get(reference);
      for (const field of ['fullName', 'email', 'phone', 'specialRequests'] as const) {
        const seen = field === 'email' ? typed?.email.replace(unseen, '') : typed?.[field];
        if (inquiry[field] !== seen?.normalize('NFC').trim())
          faults.push(`${field} of ${reference} was changed`);
      }
    }
    for (const mail of smtp.mails) faults.push(...faultsOfMail(mail));
    const shows = held.slice(-shown).map(({ reference }) => ['show', reference]);
    for (const command of [['list'], ['outbox'], ...shows]) {
      const script = ['server/inquiries/office/main.ts', ...command];
      const env = { PATH: process.env['PATH'], ...place.variables };
      if (acting.test(spawnSync(process.execPath, script, { env, encoding: 'utf8' }).stdout))
        faults.push(`"${command.join(' ')}" prints what acts on a terminal`);
    }
    for (const line of server.lines)
      if (
        !line.startsWith('Inquiries: ') &&
        (line.includes('example') || line.includes(`${park.referencePrefix}-`))
      )
        faults.push(`logged: ${line}`);
    await smtp.stop();
    return { counts: { sent: changes.length, accepted: accepted.size, mails: smtp.mails.length }, faults };
  });
}

const headers =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted)$/;

function faultsOfMail({ source, ...mail }: ReceivedMail): string[] {
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  const names = head
    .split('\r\n')
    .filter(line => !/^\s/.test(line))
    .map(line => line.split(':')[0]?.toLowerCase() ?? '');
  const found = {
    'a header that is not known': names.some(name => !headers.test(name)),
    'a header twice': new Set(names).size !== names.length,
    'a head with control characters': /[^\x20-\xff\r\n\t]|\x7f|\r(?!\n)|(?<!\r)\n/.test(head),
    // RFC 6532: raw letters stand where an address has them, and nowhere else.
    'a head with raw letters': !mail.utf8 && /[\x80-\xff]/.test(head),
    'a line too long': source.split('\r\n').some(line => line.length > 998),
    'another sender, or not one recipient': mail.from !== generous.MAIL_FROM || mail.to.length !== 1,
  };
  const faults = Object.entries(found).filter(([, isThere]) => isThere);
  return faults.map(([fault]) => `the mail "${mail.subject}" has ${fault}`);
}

/** Bodies and whole requests with something wrong at random places. The seed is printed. */
export function fuzz(
  kind: Kind,
  { bodies = 20_000, requests = 2000, seed = Date.now() % 1e6 } = {},
): Promise<Findings> {
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const client = new Client(server.url, 20);
    const random = randomFrom(seed);
    const whole = JSON.stringify(inquiryOf('fuzz'));
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const accepted: string[] = [];
    const memories: number[] = [];
    const record = (bytes: Buffer, status: number, reference: string | undefined) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (reference !== undefined) accepted.push(reference);
      else if (status >= 500)
        faults.push(`${JSON.stringify(bytes.toString('latin1'))} was answered ${status}`);
    };
    const inLanes = (count: number, work: () => Promise<void>) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          for (let left = count / 20; left > 0; left -= 1) await work();
        }),
      );
    for (let part = 0; part < 4; part += 1) {
      await inLanes(bodies / 4, async () => {
        const body = mangled(random, whole);
        const key = random() < 0.05 ? 'x' : randomUUID();
        const type = random() < 0.05 ? 'text/plain' : 'application/json';
        const answer = await client.post(body, { 'Content-Type': type, 'Idempotency-Key': key });
        if (answer.status === 0) faults.push(`${body} was not answered`);
        record(body, answer.status, answer.reference);
      });
      memories.push(memory(server));
    }
    faults.push(...growth(memories[0] ?? 0, memories.at(-1) ?? 0));
    await inLanes(requests, async () => {
      const head = `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${whole.length}\r\nConnection: close`;
      const bytes = mangled(random, `${head}\r\n\r\n${whole}`);
      const answer = await exchange(Number(new URL(server.url).port), bytes);
      const [, status = 0] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      record(bytes, Number(status), /"reference":"([^"]*)"/.exec(answer)?.[1]);
    });
    client.close();
    if ((await server.end()) !== 0) faults.push('the server did not stop in order');
    const store = await openStore(place.database);
    const held = await store.list({});
    for (const { reference } of held)
      if ((await store.mails(reference)).length !== 2) faults.push(`${reference} has not two mails`);
    await store.close();
    if (!isDeepStrictEqual(held.map(({ reference }) => reference as string).sort(), accepted.sort()))
      faults.push(`${accepted.length} were acknowledged, and ${held.length} are held`);
    const answers = [...statuses].sort().map(([status, times]) => `${status || 'none'}: ${times}`);
    const counts = { seed, sent: bodies + requests, answers: answers.join(' '), held: held.length };
    return { counts: { ...counts, 'memory, MB': memories.join(' ') }, faults };
  });
}

/** Sends bytes on a connection of their own and gives all that comes back. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', part => {
    answer += part;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  // It ends whatever the bytes before it have left open, so that there is an answer.
  socket.write('x'.repeat(20_000));
  await new Promise(resolve => socket.once('close', resolve));
  return answer;
}
