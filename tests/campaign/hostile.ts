/** What is typed to do harm: nothing acts, and nothing is answered but 2xx and 4xx. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference } from '../../server/inquiries/store/store.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp-server.ts';
import { hostileAddresses, hostileStrings } from './hostile-inputs.ts';
import { startSmall } from './load.ts';
import { type Kind, withPlace } from './part.ts';
import { Client, inquiryOf } from './visitors.ts';

/** Characters that are not seen; in an address they are left out. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Sends the whole list in every field, and looks at the rows and the mails. */
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
    while ((await store.mails()).some(({ attempts }) => attempts === 0)) await sleep(20);
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
  };
  const faults = Object.entries(found).filter(([, isThere]) => isThere);
  return faults.map(([fault]) => `the mail "${mail.subject}" has ${fault}`);
}
