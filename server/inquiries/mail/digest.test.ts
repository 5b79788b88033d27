import { describe, expect, it } from 'vitest';
import { mailSettings, parkDomain } from '../../../tests/support/mail-settings.ts';
import { queuedMail, storedInquiry } from '../../../tests/support/stored.ts';
import { exampleReference, referenceOf } from '../store/reference.ts';
import { type DigestFacts, digestMessage, digestOf } from './digest.ts';

const nothing: DigestFacts = {
  counts: { open: 0, late: 0 },
  late: [],
  inTime: [],
  undelivered: [],
  held: [],
  purgeRefused: null,
  growing: null,
};
const link = 'https://park.example/desk?until=1&signature=x';
const dead = queuedMail({ kind: 'confirmation', state: 'dead', lastError: '550 5.1.1 at RCPT TO' });
const inquiry = (number: number) => storedInquiry([], referenceOf(String(number).padStart(6, '0')));
const digest = (facts: Partial<DigestFacts>, ...rest: [string?]) =>
  digestMessage({ ...nothing, ...facts }, mailSettings, ...rest);

describe('the daily mail', () => {
  it('has an id made of the day', () => {
    const messageId = `<digest.2026-11-22@${parkDomain}>`;
    expect(digestOf('2026-11-22', mailSettings)).toEqual({ kind: 'digest', messageId });
  });

  it('counts and names what is open, the late ones first, and nobody', () => {
    const message = digest(
      { counts: { open: 3, late: 2 }, late: [inquiry(1), inquiry(2)], inTime: [inquiry(3)] },
      link,
    );
    expect(message).toMatchObject({
      from: mailSettings.mailFrom,
      to: mailSettings.officeEmail,
      subject: 'Inquiries: 3 open, 2 late',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const line = (number: number) =>
      `- ${inquiry(number).reference}, received November 20, 2026, 9:15 AM, for December 24, 2026, 4 visitors`;
    expect(message.text).toBe(
      [
        'All inquiries (opens for 30 days):',
        link,
        '',
        'Not answered within 24 hours:',
        line(1),
        line(2),
        '',
        'Open, and still in time:',
        line(3),
        '',
      ].join('\n'),
    );
    expect(JSON.stringify(message)).not.toMatch(/brien|Siobhán|ramp|0\)30/);
  });

  it('names the commands where there is no link', () => {
    const { text } = digest({ counts: { open: 1, late: 0 }, inTime: [inquiry(1)] });
    expect(text).toContain('npm run inquiries -- answered IP-…');
    expect(text).not.toContain('http');
  });

  it('tells what could not be delivered and what is held back', () => {
    const { subject, text } = digest({
      counts: { open: 2, late: 0 },
      undelivered: [dead, { ...dead, kind: 'office' }],
      held: [queuedMail({ kind: 'confirmation', state: 'held', reference: referenceOf('000009') })],
    });
    expect(subject).toBe('Inquiries: 2 open, 0 late, 2 problems');
    expect(text).toContain(`- ${exampleReference}, confirmation to the visitor: 550 5.1.1 at RCPT TO\n`);
    expect(text).toContain(`- ${exampleReference}, mail to the office: 550 5.1.1 at RCPT TO\n`);
    expect(text).toMatch(/held back, because their address had 3 within a day[^\n]*\n- IP-0000-09\n/);
  });

  it('tells of a purge that was refused, and of mails that do not get out', () => {
    const { subject, text } = digest({ purgeRefused: { older: 12, all: 23 }, growing: 34 });
    expect(subject).toBe('Inquiries: 0 open, 0 late, 2 problems');
    expect(text).toContain('Every inquiry is answered.');
    expect(text).toMatch(/12 of 23\..*\nnpm run inquiries -- purge\n/);
    expect(text).toMatch(/34 mails have been waiting.*\nnpm run inquiries -- check\n/);
  });

  it('stays a mail that can be read on the day when everything is late', () => {
    const late = Array.from({ length: 200 }, (_, count) => inquiry(count));
    const undelivered = Array.from({ length: 201 }, () => dead);
    const { text } = digest({ counts: { open: 10_000, late: 9_000 }, late, undelivered, held: undelivered });
    expect(text.split('\n').length).toBeLessThan(630);
    expect(text).toContain('- and 8800 more');
    expect(text.match(/- and more\n/g)).toHaveLength(2);
  });
});
