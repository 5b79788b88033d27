/** Malicious input is stored unchanged, escaped everywhere, and answered with 2xx or 4xx only. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { park } from '../../domain/park.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/store.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp-server.ts';
import { startSmallServer } from './load.ts';
import { maliciousAddresses, maliciousStrings } from './malicious-inputs.ts';
import { type Kind, withStore } from './setup.ts';
import { Client, inquiryOf, unlimited } from './visitors.ts';

/** Characters that a terminal interprets: controls other than line feeds, and direction overrides. */
const terminalControls = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** Invisible characters, which are removed from addresses. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Sends the whole list in every field, and checks the rows, the mails, the log and the output of the command line. */
export function sendMaliciousInput(kind: Kind): Promise<readonly string[]> {
  return withStore(kind, async setup => {
    const smtp = await startSmtp({ startTls: false });
    const server = await startSmallServer(setup, { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' });
    const client = new Client(server.url, 10);
    const faults: string[] = [];
    const changes = [
      ...maliciousStrings.flatMap(value =>
        (['fullName', 'phone', 'specialRequests'] as const).map(field => ({ [field]: value })),
      ),
      ...maliciousAddresses.map(email => ({ email })),
    ];
    const accepted = new Map<Reference, ReturnType<typeof inquiryOf>>();
    for (const change of changes) {
      const key = randomUUID();
      const inquiry = { ...inquiryOf(key), ...change };
      const { status, reference } = await client.send(key, inquiry);
      if (reference) accepted.set(reference, inquiry);
      else if (status < 400 || status >= 500) faults.push(`${JSON.stringify(change)} was answered ${status}`);
    }
    const store = await openStore(setup.database);
    const untried = async () => (await store.mails()).filter(({ attempts }) => attempts === 0);
    await expect.poll(untried, { timeout: 60_000 }).toEqual([]);
    client.close();
    await server.end();
    const stored = await store.list({});
    // No mail server accepts some of the addresses, but the office hears of every inquiry.
    for (const { kind: unsent, reference, lastError } of await store.mails())
      if (unsent !== 'confirmation') faults.push(`the office was not told of ${reference}: ${lastError}`);
    await store.close();
    if (stored.length !== accepted.size)
      faults.push(`${accepted.size} were acknowledged, ${stored.length} are stored`);
    for (const { reference, inquiry } of stored) {
      const typed = accepted.get(reference);
      for (const field of ['fullName', 'email', 'phone', 'specialRequests'] as const) {
        const text = typed?.[field] ?? '';
        const visible = text.replace(invisible, '').trim();
        // A text without visible characters counts as empty.
        const expected = field === 'email' || visible === '' ? visible : text.normalize('NFC').trim();
        if (inquiry[field] !== expected) faults.push(`${field} of ${reference} was changed`);
      }
    }
    for (const mail of smtp.mails) faults.push(...faultsOfMail(mail));
    const people = stored.slice(-20).map(({ inquiry }) => ['person', '--', inquiry.email]);
    for (const command of [['outbox'], ...people]) {
      const script = ['server/inquiries/cli/main.ts', ...command];
      const env = { PATH: process.env['PATH'], ...setup.variables };
      if (terminalControls.test(spawnSync(process.execPath, script, { env, encoding: 'utf8' }).stdout))
        faults.push(`"${command.join(' ')}" prints control characters`);
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
    'an unknown header': names.some(name => !headers.test(name)),
    'a duplicate header': new Set(names).size !== names.length,
    'control characters in its headers': /[^\x20-\xff\r\n\t]|\x7f|\r(?!\n)|(?<!\r)\n/.test(head),
    // RFC 6532 allows raw non-ASCII characters only in addresses.
    'non-ASCII characters in its headers': !mail.utf8 && /[\x80-\xff]/.test(head),
    'a line that is too long': source.split('\r\n').some(line => line.length > 998),
    'the wrong sender, or not exactly one recipient':
      mail.from !== unlimited.MAIL_FROM || mail.to.length !== 1,
  };
  const faults = Object.entries(found).filter(([, present]) => present);
  return faults.map(([fault]) => `the mail "${mail.subject}" has ${fault}`);
}
