import { commitments } from '../../domain/commitments.ts';
import { counted } from './english.ts';
import { mail } from './mail.ts';

const { visitors } = mail;

/** Words of the mails to the ticket office. Field labels are in `inquiry.ts`. */
export const officeMail = {
  labels: {
    due: 'Reply due',
    language: 'Language of the page',
  },
  /** The mail about an inquiry. Replies quote its text, so that is in the visitor's language (`quoted` of `mail.ts`). */
  office: {
    subject: (name: string, day: string, count: number, reference: string) =>
      [name, day, visitors(count), reference].filter(part => part !== '').join(', '),
    /** If the visitor's address cannot go into a Reply-To header. */
    byHand: 'Do not reply to this email: write to the address below, which not every mail server can reach.',
    marks: {
      honeypot: 'a field that people can’t see was filled in',
      'too-fast': 'the form was filled in faster than people type',
    },
  },
  /** An attachment for the office only, because replies leave attachments out. */
  officeNote: {
    lead: 'For the office only: when you reply, this file isn’t sent to the visitor.',
    marked: 'This may be spam:',
    link: (days: number) =>
      `Its page, where you mark it as answered (the link works for ${counted(days, 'day')}; once you’ve opened it, addresses in emails open in this browser too):`,
  },
  /** The digest, sent once a day if there is anything to report. */
  digest: {
    subject: (open: number, late: number, problems: number) =>
      `Inquiries: ${open} open, ${late} late${problems > 0 ? `, ${counted(problems, 'problem')}` : ''}`,
    link: (days: number) => `All inquiries (the link works for ${counted(days, 'day')}):`,
    none: 'Every inquiry has been answered.',
    late: `Not answered within ${counted(commitments.replyHours, 'hour')}:`,
    inTime: 'Other open inquiries:',
    undelivered:
      'Emails that couldn’t be delivered. Please call these visitors, or fix the office’s address:',
    held: (most: number) =>
      `Confirmations held back because an address had ${most} within a day. If the address is a stranger’s, this may be spam:`,
    received: (reference: string, moment: string) => `${reference}, received ${moment}`,
    /** Remarks on an inquiry. */
    closed: 'the park is closed that day',
    suspected: 'this may be spam',
    visit: (day: string, count: number) => `for ${day}, ${visitors(count)}`,
    kinds: {
      office: 'email to the office',
      confirmation: 'confirmation to the visitor',
      digest: 'daily email',
    },
    refused: (reference: string, kind: string, error: string) => `${reference}, ${kind}: ${error}`,
    more: (count: number) => `and ${count} more`,
    andMore: 'and more',
    purgeRefused: (older: number, all: number) =>
      `Old inquiries weren’t removed: it would have been ${older} of ${all}. Check the machine’s clock. If it’s right, this removes them:`,
    limited:
      'For a while, more inquiries came in than the site accepts in an hour, and visitors were asked to try again later. Whoever looks after the machine can check whether it was an attack, or raise the limit (LIMIT_OVERALL).',
    growing: (count: number) =>
      `${counted(count, 'email')} ${count === 1 ? 'has' : 'have'} been waiting for more than an hour. This shows what’s wrong with the mail server:`,
  },
};
