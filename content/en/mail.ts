import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted } from './english.ts';

const visitors = (count: number) => counted(count, 'visitor');

/** The words of the mails to visitors. Labels of the fields are in `inquiry.ts`, those of the cards in `contact.ts`. */
export const mail = {
  /** A line of facts. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A moment of the park's day. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** To the visitor. */
  confirmation: {
    subject: (reference: string) => `Your inquiry ${reference} to ${park.name}`,
    greeting: 'Hello,',
    thanks: `Thank you for your inquiry! We will respond within ${counted(commitments.replyHours, 'hour')}.`,
    reference: (reference: string) =>
      `Your reference is ${reference}. Please have it at hand when you phone or write to us.`,
    asked: 'What you asked for',
    notTicket:
      'This mail says that your inquiry has arrived. It is not a ticket: tickets come with our answer.',
    reach: 'How to reach us',
    notYou: `You did not send this? Then somebody has mistyped an address. Tell us at ${park.privacyEmail}, and we erase the inquiry.`,
    privacy: 'How we handle your data:',
  },
  /** What the office begins its answer with, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Your inquiry ${reference} to ${park.name}`,
    greeting: 'Hello,',
    about: (day: string, count: number) => `Thank you for your inquiry for ${day}, ${visitors(count)}.`,
    /** Where the park is closed; `why` has a space in front, or is empty. */
    closed: (day: string, why: string) =>
      `Thank you for your inquiry. Unfortunately, the park is closed on ${day}${why}.`,
    anotherDay: (day: string) =>
      `The next day we are open is ${day}. Would that suit you, or would you prefer another day?`,
    closing: `Kind regards,\n${park.name}`,
  },
};

export type MailCopy = typeof mail;
