import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './english.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  visitDate: 'Preferred Visit Date',
  numberOfVisitors: 'Number of Visitors',
  specialRequests: 'Special Requests',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Birthdays, wheelchairs, favorite animals…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'One fewer visitor', more: 'One more visitor' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Enter your name', tooLong: 'That’s too long for a name' },
  email: {
    missing: 'Enter your email address',
    malformed: 'Enter an email address such as name@example.com',
    tooLong: 'That’s too long for an email address',
  },
  phone: { missing: 'Enter a phone number', tooLong: 'That’s too long for a phone number' },
  visitDate: {
    missing: 'Please select a visit date',
    malformed: 'Enter a valid date, as YYYY-MM-DD',
    past: 'That day has passed. Please choose another',
    tooFar: `We take inquiries up to ${counted(commitments.visits.monthsAhead, 'month')} ahead. Please choose an earlier date`,
    closed: 'The park is closed on {day}{why}. Please choose another day',
  },
  numberOfVisitors: {
    missing: 'Enter how many of you are coming',
    notWhole: 'Enter a whole number, such as 4',
    tooFew: `At least ${counted(commitments.visitors.min, 'visitor')}, please`,
    tooMany: `For more than ${counted(commitments.visitors.max, 'visitor')}, please call us at ${park.phone} or write to ${park.email}`,
  },
  specialRequests: { tooLong: 'That’s more than fits here. Please shorten it' },
};

export const inquiry = {
  title: 'Request Your Tickets',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Fields marked', after: 'are required.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Pick a date',
    dialog: 'Choose a visit date',
    months: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    loading: 'One moment…',
    /** Closes the calendar. */
    done: 'Done',
    /** Beside today's date, in the evening. */
    closedToday: 'The park has closed for today',
    chosen: '{day}, chosen',
    today: 'Today, {day}',
    closed: '{day}, closed ({reason})',
    /** Below a month, with days such as 7, 24–26; `closedDay` formats a day of the month. */
    closedDays: 'Closed: {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Your day',
    change: 'Change the plan',
    remove: 'Remove',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Your plan is for {day}, so it won’t go with this request.',
    move: 'The same plan for {day}',
    unread: 'We couldn’t read part of the link.',
  },
  submit: 'Send Request',
  sending: 'Sending...',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Prices and times for your day, by email within ${counted(commitments.replyHours, 'hour')}.`,
    'Asking is free and commits you to nothing.',
    'You pay later, at the gate, by card or in cash.',
  ],
  sent: {
    title: 'Thank you for your inquiry!',
    text: `We will respond within ${counted(commitments.replyHours, 'hour')}.`,
  },
  noDate: 'Please select a visit date',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Please check the {count} marked fields.',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Your inquiry wasn’t sent',
    text: 'Something went wrong. Nothing you typed is lost. Please try again, or call us:',
  },
  /** The phone number follows. */
  offline: {
    title: 'No connection: not sent yet',
    text: 'What you typed is kept in this tab. Send it again once you’re online, or call us:',
  },
  faults,
  /** What makes an email address malformed: not one `@`, a space, or another mark. */
  emailMarks: {
    at: 'An email address has exactly one @, as in name@example.com',
    space: 'An email address has no spaces. Enter one such as name@example.com',
    other: 'An email address has no “{mark}”. Enter one such as name@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'We can’t read this. Please enter it again',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'This form needs JavaScript, which isn’t running in your browser. Please call or email us instead:',
    or: 'or',
  },
};
