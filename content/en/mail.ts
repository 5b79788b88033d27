import type { InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { counted } from './english.ts';

const visitors = (count: number) => counted(count, 'visitor');

/** The fields as the office's command calls them: columns are narrow. */
const fields: Record<InquiryField, string> = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  visitDate: 'Visit date',
  numberOfVisitors: 'Visitors',
  specialRequests: 'Special requests',
};

/** The words of the mails about inquiries. Labels of the fields are in `inquiry.ts`, those of the cards in `contact.ts`. */
export const mail = {
  visitors,
  /** A moment of the park's day. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  labels: {
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    language: 'Language of the page',
  },
  /** To the ticket office. */
  office: {
    subject: (reference: string, day: string, count: number) => `${reference}: ${day}, ${visitors(count)}`,
    lead: 'A visitor has sent an inquiry. Your reply to this mail goes to the visitor.',
    /** Where a Reply-To cannot hold the visitor's address. */
    leadByHand:
      'A visitor has sent an inquiry. Do not reply to this mail: write to the address below, which not every mail server can reach.',
    marked: 'This may be spam:',
    marks: {
      honeypot: 'a field that people cannot see was filled in',
      'too-fast': 'the form was filled in faster than people type',
    },
    none: 'none',
    answered: 'When you have answered, say so:',
  },
  fields,
  /** To the visitor. */
  confirmation: {
    subject: (reference: string) => `Your inquiry ${reference} to ${park.name}`,
    greeting: (name: string) => `Hello ${name},`,
    greetingNobody: 'Hello,',
    thanks: `Thank you for your inquiry! We will respond within ${counted(promises.replyHours, 'hour')}.`,
    reference: (reference: string) =>
      `Your reference is ${reference}. Please have it at hand when you phone or write to us.`,
    asked: 'What you asked for',
    notTicket:
      'This mail says that your inquiry has arrived. It is not a ticket: tickets come with our answer.',
    reach: 'How to reach us',
    notYou: `You did not send this? Then somebody has mistyped an address. Tell us at ${park.privacyEmail}, and we erase the inquiry.`,
    privacy: 'How we handle your data:',
  },
  /** To the ticket office, once a day where there is something to tell. */
  digest: {
    subject: (late: number, undelivered: number) => `Inquiries: ${late} late, ${undelivered} not delivered`,
    late: `Not answered within ${counted(promises.replyHours, 'hour')}:`,
    undelivered:
      'Mails that could not be delivered. Please phone these visitors, or mend the address of the office:',
    received: (reference: string, moment: string) => `${reference}, received ${moment}`,
    visit: (day: string, count: number) => `for ${day}, ${visitors(count)}`,
    kinds: {
      office: 'mail to the office',
      confirmation: 'confirmation to the visitor',
      digest: 'daily mail',
    },
    refused: (reference: string, kind: string, error: string) => `${reference}, ${kind}: ${error}`,
    more: (count: number) => `and ${count} more`,
    commands: 'To see one, and to say that it is answered:',
  },
};

export type MailCopy = typeof mail;
