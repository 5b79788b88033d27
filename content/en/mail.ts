import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted } from './english.ts';

const visitors = (count: number) => counted(count, 'visitor');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Reference',
    received: 'Received',
    page: 'Its page',
    plan: 'Plan for the day',
    none: 'none',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Your inquiry ${reference} to ${park.name}`,
    greeting: 'Hello,',
    thanks: 'Thank you for your inquiry!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `We will respond within ${counted(commitments.replyHours, 'hour')}.`,
    reference: (reference: string) =>
      `Your reference is ${reference}. Please have it handy when you call or write to us.`,
    asked: 'Your request',
    plan: 'Your day, as you planned it',
    notTicket:
      'This email confirms we’ve received your inquiry. It isn’t a ticket: we’ll offer you tickets in our reply.',
    reach: 'How to reach us',
    notYou: `Didn’t send this? Someone may have mistyped an address. Tell us at ${park.privacyEmail} and we’ll delete the inquiry.`,
    privacy: 'How we handle your data:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Your inquiry ${reference} to ${park.name}`,
    greeting: 'Hello,',
    about: (day: string, count: number) =>
      `Thank you for your inquiry about tickets for ${visitors(count)} on ${day}.`,
    /** If the park is closed that day; `why` starts with a space, or is empty. */
    closed: (day: string, why: string) =>
      `Thank you for your inquiry. Unfortunately, the park is closed on ${day}${why}.`,
    anotherDay: (day: string) =>
      `The next day we’re open is ${day}. Would that work for you, or would you prefer another day?`,
    /** If the park was to be closed that day, or something else was to change, and that was withdrawn. */
    openAfterAll: (day: string) => `Good news: the park is open on ${day} after all.`,
    noLonger: (day: string) => `The change we announced for ${day} no longer applies.`,
    closing: `Kind regards,\n${park.name}`,
  },
};
