import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { words } from '../../../content/words.ts';
import { parseInquiry } from '../../../domain/inquiry.ts';
import { addressLine, park } from '../../../domain/park.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { answerDue } from '../../../domain/promises.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { exampleDraft, linesAmong } from '../../../tests/support/example-inquiry.ts';
import { submission } from '../../../tests/support/inquiries.ts';
import { mailSettings, parkDomain } from '../../../tests/support/mail-settings.ts';
import { type ReceivedMail, startSmtp, trustLoopback } from '../../../tests/support/smtp.ts';
import { exampleReference, referenceOf } from '../store/reference.ts';
import type { NewMail, QueuedMail, SpamMark, StoredInquiry } from '../store/store.ts';
import { digestMail, mailsFor } from './messages.ts';
import { openTransport } from './transport.ts';

const reference = exampleReference;
const never = new AbortController().signal;

function mailsOf(...args: Parameters<typeof submission>): { office: NewMail; confirmation: NewMail } {
  const mails = mailsFor(submission(...args), reference, mailSettings);
  const [office, confirmation] = mails;
  if (mails.length !== 2 || office?.kind !== 'office' || confirmation?.kind !== 'confirmation')
    throw new Error('There are other mails than these two.');
  return { office, confirmation };
}

/** A mail as the outbox hands it out. */
function queued(mail: NewMail): QueuedMail {
  const at = new Date('2026-11-20T09:15:00Z');
  const rest = { id: 1, reference, state: 'waiting', attempts: 0, sentAt: null, lastError: null } as const;
  return { ...mail, ...rest, queuedAt: at, dueAt: at };
}

describe('the mail to the office', () => {
  it('tells all that was asked, and is answered to the visitor', () => {
    const { day, time } = parkTime(answerDue(submission().receivedAt));
    const due = `${longDate(day, locales.en)}, ${clockTime(time, locales.en)}`;
    const { office } = mailsOf();
    expect(office).toMatchObject({
      from: mailSettings.mailFrom,
      to: mailSettings.officeEmail,
      replyTo: "o'brien@example.ie",
      subject: `${reference}: December 24, 2026, 4 visitors`,
    });
    const expected = [
      'A visitor has sent an inquiry. Your reply to this mail goes to the visitor.',
      '',
      `Reference: ${reference}`,
      'Received: November 20, 2026, 9:15 AM',
      `Answer due: ${due}`,
      'Language of the page: en',
      '',
      'Full Name: Siobhán O’Neill',
      "Email: o'brien@example.ie",
      'Phone: +49 (0)30 123-45',
      'Preferred Visit Date: December 24, 2026',
      'Number of Visitors: 4',
      'Special Requests:',
      '> A ramp, please.',
      '> And a birthday cake 🎂',
      '',
      'When you have answered, say so:',
      `npm run inquiries -- answered ${reference}`,
      '',
    ];
    expect(linesAmong(office.text, expected)).toEqual(expected);
  });

  it('tells the park’s time in summer as well', () => {
    const { office } = mailsOf({}, { receivedAt: '2026-07-01T23:30:00Z' });
    expect(office.text).toContain('Received: July 2, 2026, 0:30 AM'.replace('0:30', '12:30'));
  });

  it.each<[SpamMark, string]>([
    ['honeypot', 'people cannot see'],
    ['too-fast', 'faster than people type'],
  ])('tells the mark %s', (mark, words) => {
    expect(mailsOf({}, { marks: [mark] }).office.text).toContain(words);
    expect(mailsOf().office.text).not.toContain(words);
  });

  it('says where an answer has to be written by hand', () => {
    const { office } = mailsOf({ email: 'josé@exámple.es' });
    expect(office).not.toHaveProperty('replyTo');
    expect(office.text).toContain('Do not reply to this mail');
    expect(office.text).toContain('Email: josé@exámple.es');
  });

  it('marks what was typed: nobody can add a line of ours', () => {
    const forged = 'x\n\nReference: IP-0000-00\r\nAnswered\u2028Email: me@evil.example\u0085Phone: 1\rlast';
    const { office } = mailsOf({ fullName: forged, phone: forged, specialRequests: forged });
    const lines = office.text.split('\n');
    expect(lines.filter(line => line.startsWith('Reference:'))).toEqual([`Reference: ${reference}`]);
    expect(lines.filter(line => line.startsWith('Email:'))).toEqual(["Email: o'brien@example.ie"]);
    expect(lines.filter(line => line.startsWith('> '))).toHaveLength(7);
    expect(office.text).not.toMatch(/[\r\u0085\u2028]/);
  });
});

describe('the confirmation', () => {
  it('goes to the visitor with what was asked, the promise and how to reach the park', () => {
    const { confirmation } = mailsOf();
    expect(confirmation).toMatchObject({
      from: mailSettings.mailFrom,
      to: "o'brien@example.ie",
      replyTo: mailSettings.officeEmail,
      subject: `Your inquiry ${reference} to ${park.name}`,
    });
    for (const text of [
      'Hello Siobhán O’Neill,',
      'Thank you for your inquiry!',
      words.en.mail.confirmation.thanks,
      `Your reference is ${reference}.`,
      'Preferred Visit Date: December 24, 2026',
      'Number of Visitors: 4',
      '> And a birthday cake 🎂',
      park.phone,
      park.email,
      addressLine,
      words.en.contact.cards.hoursText,
      `${park.origin}/contact`,
      `${park.origin}/privacy-policy`,
      park.privacyEmail,
    ]) {
      expect(confirmation.text).toContain(text);
    }
  });

  it('counts one visitor as one', () => {
    expect(mailsOf({ numberOfVisitors: 1 }).office.subject).toContain('1 visitor');
    expect(mailsOf({ numberOfVisitors: 1 }).office.subject).not.toContain('visitors');
  });

  it('does not carry to anybody what a machine has written', () => {
    const advertisement = 'Buy at https://evil.example';
    const typed = { fullName: advertisement, specialRequests: advertisement, phone: advertisement };
    const { confirmation, office } = mailsOf(typed, { marks: ['too-fast'] });
    expect(confirmation.text).not.toContain('evil.example');
    expect(confirmation.text).toContain(`Your reference is ${reference}.`);
    expect(office.text).toContain('evil.example');
  });
});

it('gives every mail an id of its own, under the domain of the sender, the same each time', () => {
  const submitted = submission();
  const ids = (again = submitted) =>
    mailsFor(again, reference, { ...mailSettings, mailFrom: 'info@mäil.example' }).map(
      ({ messageId }) => messageId,
    );
  expect(ids()).toEqual(ids());
  expect(new Set([...ids(), ...ids(submission({}, { receivedAt: '2029-01-01T00:00:00Z' }))]).size).toBe(4);
  for (const id of ids()) expect(id).toMatch(/^<[A-Za-z0-9.-]+@xn--mil-qla\.example>$/);
});

describe('the daily mail', () => {
  const stored = (count: number): StoredInquiry => {
    const { key: _key, ...rest } = submission();
    return {
      ...rest,
      reference: referenceOf(`0000${count}`),
      answeredAt: null,
      lastContactAt: rest.receivedAt,
      notes: [],
    };
  };
  const dead = (mail: NewMail): QueuedMail => ({
    ...queued(mail),
    state: 'dead',
    lastError: '550 5.1.1 at RCPT TO',
  });

  it('names what is late and what did not arrive, and nobody', () => {
    const undelivered = [dead(mailsOf().confirmation), dead(mailsOf().office)];
    const digest = digestMail({ day: '2026-11-22', late: [stored(1), stored(2)], undelivered }, mailSettings);
    expect(digest).toMatchObject({
      kind: 'digest',
      to: mailSettings.officeEmail,
      subject: 'Inquiries: 2 late, 2 not delivered',
      messageId: `<digest.2026-11-22@${parkDomain}>`,
    });
    expect(digest.text).toContain(
      `- ${referenceOf('00001')}, received November 20, 2026, 9:15 AM, for December 24, 2026, 4 visitors`,
    );
    expect(digest.text).toContain(`- ${reference}, confirmation to the visitor: 550 5.1.1 at RCPT TO`);
    expect(digest.text).not.toMatch(/brien|Siobhán|ramp|0\)30/);
  });

  it('stays a mail that can be read on the day when everything is late', () => {
    const late = Array.from({ length: 10_000 }, (_, count) => stored(count));
    const { text } = digestMail({ day: '2026-11-22', late, undelivered: [] }, mailSettings);
    expect(text.split('\n').length).toBeLessThan(220);
    expect(text).toContain('- and 9800 more');
  });
});

describe('on the wire, whatever was typed', () => {
  beforeAll(trustLoopback);

  const breaks = ['\r\nBcc: all@evil.example', '\n\nbody', '\u2028X: 1', '\u0000', '\u001b[2J', '\u202eevil'];
  const hostile = [
    ...breaks.map(text => ({ fullName: `Eve${text}`, phone: `1${text}`, specialRequests: `Hi${text}` })),
    { specialRequests: `.\r\n.\r\nQUIT\r\n${'y'.repeat(3900)}` },
    { fullName: '"Eve" <all@evil.example>, Adam <adam@evil.example>' },
    { fullName: '=?utf-8?Q?=0D=0ABcc:_all@evil.example?=' },
    { numberOfVisitors: 999_999_999, fullName: '🦜'.repeat(100) },
    { fullName: 'שלום עולם', specialRequests: 'مرحبا' },
  ];

  /** Sends all the mails of what was typed to a real server; it may refuse a confirmation. */
  async function onTheWire(typed: Parameters<typeof submission>[0][]): Promise<ReceivedMail[]> {
    const server = await startSmtp();
    onTestFinished(() => server.stop());
    const transport = openTransport({ url: server.url, requireTls: true });
    for (const values of typed) {
      const { office, confirmation } = mailsOf(values);
      await transport.send(queued(office), never);
      await transport.send(queued(confirmation), never).catch(() => {});
    }
    return server.mails;
  }

  const toOffice = ({ to }: ReceivedMail) => to[0] === mailSettings.officeEmail;

  it('the headers are ours', async () => {
    const mails = await onTheWire(hostile);
    expect(mails).toHaveLength(2 * hostile.length);
    const allowed =
      /^(from|to|reply-to|subject|message-id|date|auto-submitted|mime-version|content-type|content-transfer-encoding)$/;
    for (const { headers, to, from, source } of mails) {
      for (const name of headers.keys()) expect(name).toMatch(allowed);
      expect(to).toHaveLength(1);
      expect(from).toBe(mailSettings.mailFrom);
      expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/evil/);
      expect(source).not.toMatch(/\r(?!\n)|(?<!\r)\n|[^\0-\x7f]/);
    }
  });

  it('an address that the form takes makes one recipient and one Reply-To, and always a mail to the office', async () => {
    const addresses = [
      "o'brien@example.ie",
      '.a..b.@example.com',
      '{a|b}`c~^%&$#!?*=/@x',
      'user@müller.example',
      'josé@exámple.es',
      '=?utf-8?Q?a@example.com',
      `${'a'.repeat(64)}@example.com`,
    ];
    for (const email of addresses) {
      expect(parseInquiry({ ...exampleDraft, email }, '2026-01-01').ok, email).toBe(true);
    }
    const mails = await onTheWire(addresses.map(email => ({ email })));
    expect(mails.filter(toOffice)).toHaveLength(addresses.length);
    for (const { to } of mails) expect(to).toHaveLength(1);
    for (const { headers } of mails.filter(toOffice)) {
      // An atom, or a quoted string where it is none (RFC 5322, 3.4.1); no comma, no space, no second address.
      expect(headers.get('reply-to') ?? '').toMatch(/^([^\s",<>]+|<"[^"]*"@[a-z0-9.-]+>|)$/);
    }
    expect(mails.map(({ headers }) => headers.get('reply-to'))).toContain('user@xn--mller-kva.example');
  });
});
