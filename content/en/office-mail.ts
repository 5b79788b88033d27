import { commitments } from '../../domain/commitments.ts';
import { counted } from './english.ts';
import { mail } from './mail.ts';

const { visitors } = mail;

/** Words of the mails to the ticket office. Field labels are in `inquiry.ts`. */
export const officeMail = {
  labels: {
    reference: 'Reference',
    received: 'Received',
    page: 'Its page',
    due: 'Answer due',
    language: 'Language of the page',
    plan: 'Plan for the day',
  },
  /** The mail about an inquiry. Replies quote its text, so it must contain nothing that the visitor may not read. */
  office: {
    subject: (name: string, day: string, count: number, reference: string) =>
      [name, day, visitors(count), reference].filter(part => part !== '').join(', '),
    /** If the visitor's address cannot go into a Reply-To header. */
    byHand: 'Do not reply to this mail: write to the address below, which not every mail server can reach.',
    none: 'none',
    marks: {
      honeypot: 'a field that people cannot see was filled in',
      'too-fast': 'the form was filled in faster than people type',
    },
  },
  /** An attachment for the office only, because replies leave attachments out. */
  officeNote: {
    lead: 'For the office alone: a reply does not carry this file to the visitor.',
    marked: 'This may be spam:',
    link: (days: number) =>
      `Its page, where you say that it is answered (opens for ${counted(days, 'day')}, and from then on the addresses in mails open in this browser):`,
  },
  /** The digest, sent once a day if there is anything to report. */
  digest: {
    subject: (open: number, late: number, problems: number) =>
      `Inquiries: ${open} open, ${late} late${problems > 0 ? `, ${counted(problems, 'problem')}` : ''}`,
    link: (days: number) => `All inquiries (opens for ${counted(days, 'day')}):`,
    none: 'Every inquiry is answered.',
    late: `Not answered within ${counted(commitments.replyHours, 'hour')}:`,
    inTime: 'Other open inquiries:',
    undelivered:
      'Mails that could not be delivered. Please phone these visitors, or mend the address of the office:',
    held: (most: number, ofDomain: number) =>
      `Confirmations that were held back, because their address had ${most} within a day, or all addresses of its domain ${ofDomain}. Is it a stranger’s, then this may be spam:`,
    received: (reference: string, moment: string) => `${reference}, received ${moment}`,
    visit: (day: string, count: number) => `for ${day}, ${visitors(count)}`,
    kinds: {
      office: 'mail to the office',
      confirmation: 'confirmation to the visitor',
      digest: 'daily mail',
    },
    refused: (reference: string, kind: string, error: string) => `${reference}, ${kind}: ${error}`,
    more: (count: number) => `and ${count} more`,
    andMore: 'and more',
    purgeRefused: (older: number, all: number) =>
      `Old inquiries were not removed: it would have been ${older} of ${all}. See that the clock of the machine is right. If it is, this removes them:`,
    limited:
      'For a while more inquiries came in than the site takes in an hour, and visitors were asked to try again later. Whoever looks after the machine can see whether it was an attack, or raise the limit (LIMIT_OVERALL).',
    growing: (count: number) =>
      `${counted(count, 'mail')} have been waiting for longer than an hour. This tells what is wrong with the mail server:`,
  },
};
