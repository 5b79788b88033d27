/** What is typed to do harm: nothing acts, and nothing is answered but 2xx and 4xx. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { park } from '../../domain/park.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/store.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp-server.ts';
import { hostileAddresses, hostileStrings } from './hostile-inputs.ts';
import { startSmall } from './load.ts';
import { type Kind, withPlace } from './part.ts';
import { until } from './until.ts';
import { Client, generous, inquiryOf } from './visitors.ts';

/** What does something on a terminal: controls but the end of a line, and turns of direction. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** Characters that are not seen; in an address they are left out. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Sends the whole list in every field, and looks at the rows, the mails and what the office's command prints. */
export function tryStrings(kind: Kind): Promise<readonly string[]> {
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const server = await startSmall(place, { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' });
    const client = new Client(server.url, 10);
    const faults: string[] = [];
    const changes = [
      ...hostileStrings.flatMap(value =>
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
        const text = typed?.[field] ?? '';
        const seen = text.replace(unseen, '').trim();
        // A text of which nothing is seen is empty.
        const expected = field === 'email' || seen === '' ? seen : text.normalize('NFC').trim();
        if (inquiry[field] !== expected) faults.push(`${field} of ${reference} was changed`);
      }
    }
    for (const mail of smtp.mails) faults.push(...faultsOfMail(mail));
    const people = held.slice(-20).map(({ inquiry }) => ['person', '--', inquiry.email]);
    for (const command of [['outbox'], ...people]) {
      const script = ['server/inquiries/cli/main.ts', ...command];
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
    return faults;
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
