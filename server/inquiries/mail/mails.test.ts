import { describe, expect, it } from 'vitest';
import { isTextField, mapFields } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { writePlan } from '../../../domain/plan/link.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { scheduleFacts } from '../../../domain/schedule-facts.ts';
import { formatClockTime } from '../../../i18n/format.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { capitalize } from '../../../i18n/planned-visit.ts';
import { words } from '../../../i18n/words.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { storedInquiry } from '../../../tests/support/stored.ts';
import { examplePlan, examplePreferences, submission } from '../../../tests/support/temporary-store.ts';
import { answerDeadline } from '../deadlines.ts';
import { exampleReference } from '../store/reference.ts';
import { composeMail, createMails, type Mail } from './mails.ts';
import { formatFields } from './text.ts';

const reference = exampleReference;
const link = `${park.origin}/desk/${reference}?until=1&signature=x`;

const parts = { settings: mailSettings, link, facts: scheduleFacts, at: submission().receivedAt };

function mailsOf(...args: Parameters<typeof submission>): { office: Mail; confirmation: Mail } {
  const stored = storedInquiry(args);
  return {
    office: composeMail({ kind: 'office' }, stored, parts),
    confirmation: composeMail({ kind: 'confirmation' }, stored, parts),
  };
}

/** A new form field may add other lines. */
const linesAmong = (text: string, expected: readonly string[]) =>
  text.split('\n').filter(line => expected.includes(line));

const note = ({ attachments }: Mail) => attachments?.[0]?.text ?? '';

describe('the mail to the office', () => {
  it('has every field, and replies go to the visitor', () => {
    const { office } = mailsOf();
    expect(office).toMatchObject({
      from: mailSettings.mailFrom,
      to: mailSettings.officeEmail,
      replyTo: "o'brien@example.ie",
      subject: `Siobhán O’Neill, Dec 24, 4 visitors, ${reference}`,
    });
    expect(office).not.toHaveProperty('headers');
    const expectedLines = [
      `Reference: ${reference}`,
      'Received: November 20, 2026, 9:15 AM',
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
    ];
    expect(linesAmong(office.text, expectedLines)).toEqual(expectedLines);
  });

  it('has internal details in an attachment, which replies omit', () => {
    const { office } = mailsOf({}, { isSuspected: true });
    expect(office.attachments).toMatchObject([{ name: `${reference}.txt` }]);
    const expectedLines = [
      'This may be spam: a field that people can’t see was filled out.',
      `Reference: ${reference}`,
      'Reply due: November 21, 2026, 9:15 AM',
      'Language of the page: English',
      link,
    ];
    expect(linesAmong(note(office), expectedLines)).toEqual(expectedLines);
    expect(office.text).toBe(mailsOf().office.text);
    expect(office.text).not.toMatch(/spam|signature/);
  });

  it('is in the visitor’s language, because replies quote it; the attachment is in the office’s', () => {
    const { office } = mailsOf({}, { locale: 'es' });
    const linesIn = (locale: Locale) =>
      formatFields(storedInquiry().inquiry, ['fullName', 'visitDate', 'numberOfVisitors'], locale);
    for (const [text, locale] of [
      [office.text, 'es'],
      [note(office), 'en'],
    ] as const)
      expect(linesAmong(text, [...linesIn('es'), ...linesIn('en')])).toEqual(linesIn(locale));
    expect(office.text).toContain(`${words.es.mail.quoted.page}: ${park.origin}/desk/${reference}\n`);
  });

  it('says if the office cannot simply reply, and uses the park’s time zone, also in summer', () => {
    const { office } = mailsOf({ email: 'josé@exámple.es' }, { receivedAt: '2026-07-01T23:30:00Z' });
    expect(office).not.toHaveProperty('replyTo');
    expect(office.text).toContain('Received: July 2, 2026, 12:30 AM');
    expect(office.text).toContain('Don’t reply to this email');
    expect(office.text).toContain('Email: josé@exámple.es');
  });

  it('cannot be forged by typed text', () => {
    const forged = 'x\n\nReference: IP-0000-00\r\nAnswered\u2028Email: me@evil.example\u0085Phone: 1\rlast';
    const { office } = mailsOf({ fullName: forged, phone: forged, specialRequests: forged });
    const lines = office.text.split('\n');
    expect(lines.filter(line => line.startsWith('Reference:'))).toEqual([`Reference: ${reference}`]);
    expect(lines.filter(line => line.startsWith('Email:'))).toEqual(["Email: o'brien@example.ie"]);
    expect(lines.filter(line => line.startsWith('> '))).toHaveLength(7);
    expect(office.text + office.subject).not.toMatch(/[\r\u0085\u2028]/);
  });

  it.each<[string, ...Parameters<typeof submission>]>([
    [`${'🦜'.repeat(50)}…, Dec 24, 4 visitors`, { fullName: '🦜'.repeat(200) }],
    ['Eve Bcc: all@evil.example, Dec 24, 4 visitors', { fullName: 'Eve\r\nBcc: all@evil.example' }],
    ['Siobhán O’Neill, Dec 24, 1 visitor', { numberOfVisitors: 1 }],
    ['Siobhán O’Neill, Jan 2, 2027, 4 visitors', { visitDate: '2027-01-02' }],
  ])('has the subject "%s" and the reference', (subject, ...args) => {
    expect(mailsOf(...args).office.subject).toBe(`${subject}, ${reference}`);
  });
});

describe('the confirmation', () => {
  it('tells the visitor the day, the number, the reply time and how to reach the park', () => {
    const { confirmation } = mailsOf();
    expect(confirmation).toMatchObject({
      from: mailSettings.mailFrom,
      to: "o'brien@example.ie",
      replyTo: mailSettings.officeEmail,
      subject: `Your ${park.name} inquiry, ${reference}`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    for (const text of [
      ...words.en.scheduleText.describeDay(scheduleOf('2026-12-24', scheduleFacts)),
      `Your reference is ${reference}.`,
      'Preferred Visit Date: December 24, 2026',
      'Number of Visitors: 4',
      park.phone,
      park.email,
      `${park.origin}/contact`,
      `${park.origin}/privacy-policy`,
      park.privacyEmail,
    ])
      expect(confirmation.text).toContain(text);
  });

  it('promises a reply in time, unless it is itself sent too late', () => {
    const stored = storedInquiry();
    const { thanks, promise } = words.en.mail.confirmation;
    const at = answerDeadline(stored.receivedAt);
    const { text } = composeMail({ kind: 'confirmation' }, stored, { ...parts, at });
    expect(mailsOf().confirmation.text).toContain(`\n\n${thanks} ${promise}\n\n`);
    expect(text).toContain(`\n\n${thanks}\n\n`);
  });

  it('contains no typed text and nothing internal', () => {
    const fields = mapFields(field => (isTextField(field) ? `Buy ${field} at evil.example` : undefined));
    const texts = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
    const { confirmation } = mailsOf({ ...texts, email: 'ana@example.com' }, { isSuspected: true });
    expect(confirmation).toEqual({ ...mailsOf().confirmation, to: 'ana@example.com' });
    expect(JSON.stringify(confirmation)).not.toMatch(/evil|Buy|desk/);
  });
});

describe('a plan', () => {
  const [dolphins] = park.shows;
  const start = dolphins?.starts[0] ?? '11:30';

  it('is in both mails with who comes, each in its language', () => {
    const plan = writePlan({ ...examplePreferences, accessNeeds: ['children', 'wheels'] });
    const { office, confirmation } = mailsOf({ plan }, { locale: 'es' });
    const lines = (locale: 'en' | 'es') => {
      const { places, choices } = words[locale].plan;
      const { children, wheels } = choices.accessNeeds;
      return [
        capitalize(`${children}, ${wheels}`),
        `${formatClockTime(start, locales[locale])} ${places.dolphin}`,
      ];
    };
    const inOrder = (...args: string[]) => new RegExp(args.map(line => `\n${line}`).join('(\n.*)*'));
    expect(office.text).toMatch(inOrder(`${words.es.mail.quoted.plan}:`, ...lines('es')));
    expect(note(office)).toMatch(inOrder(`${words.en.mail.quoted.plan}:`, ...lines('en')));
    expect(confirmation.text).toMatch(inOrder(words.es.mail.confirmation.plan, ...lines('es')));
    expect(office.text + confirmation.text).not.toContain(plan);
  });

  it('is left out on a day that has been closed', () => {
    const stored = storedInquiry([{ plan: examplePlan }]);
    const closed = { from: '2026-12-24', closed: true, reason: 'weather' } as const;
    const facts = { ...scheduleFacts, exceptions: [closed] };
    const textOf = (kind: 'office' | 'confirmation') =>
      composeMail({ kind }, stored, { ...parts, facts }).text;
    expect(textOf('office')).not.toContain(words.en.mail.quoted.plan);
    expect(textOf('confirmation')).not.toContain(words.en.mail.confirmation.plan);
  });
});

it('gives each mail a unique, stable Message-ID under the sender’s domain', () => {
  const submitted = submission();
  const ids = (anySubmission = submitted) =>
    createMails(anySubmission, reference, { mailFrom: 'info@mäil.example' }).map(
      ({ messageId }) => messageId,
    );
  expect(ids()).toEqual(ids());
  expect(new Set([...ids(), ...ids(submission({}, { receivedAt: '2029-01-01T00:00:00Z' }))]).size).toBe(4);
  for (const id of ids()) expect(id).toMatch(/^<[A-Za-z0-9.-]+@xn--mil-qla\.example>$/);
});
