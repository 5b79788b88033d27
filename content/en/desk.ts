import { commitments } from '../../domain/commitments.ts';
import type { InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './english.ts';

/** Words of the ticket office's pages. Field labels are in `inquiry.ts`. */
export const desk = {
  title: (page: string) => `${page} | ${park.name}, ticket office`,
  place: 'Ticket office',
  statuses: { open: 'Open', late: 'Late', past: 'Visit over', answered: 'Answered', spam: 'Spam' },
  /** Of an inquiry that looks automated. */
  suspected: 'Spam?',
  /** Remarks on the day of a visit. */
  visits: { today: 'Today', tomorrow: 'Tomorrow', closed: 'Closed that day' },
  /** Column headings, where the form's labels are too long. */
  columns: {
    reference: 'Reference',
    visitDate: 'Visit',
    numberOfVisitors: 'Visitors',
    received: 'Received',
    status: 'Status',
    reply: 'Reply',
  } satisfies Partial<Record<InquiryField, string>> & Record<string, string>,
  none: 'None',
  inquiry: {
    due: 'Reply due',
    received: 'Received',
    language: 'Language of the page',
    plan: 'Plan for the day',
    openPlan: 'Open the plan',
    marked: 'This may be spam:',
    answer: 'Start a reply',
    act: 'Record an update',
    initials: 'Your initials',
    note: 'Note',
    noteHelp: 'Kept with the inquiry. It isn’t sent to the visitor.',
    buttons: {
      answered: 'Mark as answered',
      reopened: 'Reopen',
      spam: 'Spam',
      note: 'Save note',
    },
    spamHelp: `Spam stays out of every list and daily email, and is removed after ${counted(commitments.retention.spamDays, 'day')}.`,
    history: 'History',
    /** Actions, as listed in the history. */
    acts: {
      received: 'Received',
      answered: 'Answered',
      reopened: 'Reopened',
      spam: 'Marked as spam',
      note: 'Note',
      corrected: 'Corrected',
      told: 'Told',
      untold: 'Marked as not told',
      released: 'Emails sent again',
    },
    by: (initials: string) => `by ${initials}`,
    byCommand: 'on the command line',
    mails: 'Emails',
    mailKinds: {
      office: 'To the ticket office',
      confirmation: 'Confirmation to the visitor',
      digest: 'Daily email',
    },
    mailStates: { waiting: 'Waiting', held: 'Held back', sent: 'Sent', dead: 'Not delivered' },
    list: 'All inquiries',
    changedSince: 'Since you opened this page:',
    others: 'Other inquiries from this address',
    noOthers: 'There are no other inquiries from this address.',
  },
  reply: {
    title: 'Reply',
    help: 'A draft in the visitor’s language. The button opens it in your email program; elsewhere, copy it from here.',
    subject: (subject: string) => `Subject: ${subject}`,
    button: 'Reply',
  },
  done: {
    answered: 'Marked as answered.',
    reopened: 'Reopened.',
    spam: 'Marked as spam.',
    note: 'Note saved.',
    corrected: 'Correction saved.',
    released: 'The email is on its way.',
  },
  faults: {
    initials: 'Please sign with your initials.',
    initialsTooLong: 'Please sign with initials, not your full name.',
    note: 'Please write the note first.',
    noteTooLong: 'This note is too long. Please shorten it.',
    changed: 'This has changed since you opened the page. Nothing was done: please check, then try again.',
    already: 'It’s already that way. Nothing was changed.',
  },
  correction: {
    title: 'Correct this inquiry',
    help: 'If you correct the email address, the visitor gets the confirmation again. Nothing goes to the old address.',
    button: 'Save correction',
    nothing: 'There was nothing to change.',
  },
  release: {
    help: 'A confirmation is held back if its address gets many in a day. Send it if the inquiry is genuine.',
    button: 'Send now',
  },
  erase: {
    button: 'Erase…',
    title: 'Erase?',
    question: (reference: string, name: string) =>
      `Erase ${reference} from ${name}, with its history and emails? This can’t be undone.`,
    person: (count: number, email: string) =>
      count === 1
        ? `It’s all we hold on ${email}.`
        : `We hold ${counted(count, 'inquiry', 'inquiries')} from ${email}.`,
    one: 'Erase this inquiry',
    all: (count: number) => `Erase all ${count} from this person`,
    keep: 'Keep it',
    doneTitle: 'Erased',
    done: (inquiries: number, mails: number) =>
      `${counted(inquiries, 'inquiry', 'inquiries')} and ${counted(mails, 'email')} erased.`,
    rest: 'What was sent by email is still in the mailboxes. Delete it there, and in any files you’ve saved.',
  },
  list: {
    title: 'Inquiries',
    views: {
      open: 'Open',
      late: 'Late',
      visit: 'By visit date',
      answered: 'Answered',
      spam: 'Spam',
    },
    viewsLabel: 'Lists',
    search: 'Search',
    searchHelp: 'Name, email, phone, words, reference, or a visit day such as Dec 24 or tomorrow',
    searchButton: 'Search',
    found: (words: string) => `Found for “${words}”`,
    total: (inquiries: number, people: number) =>
      `${counted(inquiries, 'inquiry', 'inquiries')}, ${counted(people, 'visitor')}`,
    on: (day: string) => `Visits on ${day}`,
    empty: 'No inquiries here.',
    more: 'More',
    first: 'Back to the first page',
    choose: (reference: string) => `Select ${reference}`,
    spam: 'Mark selected as spam',
    noneChosen: 'Please select inquiries first.',
    marked: (count: number) => `${counted(count, 'inquiry', 'inquiries')} marked as spam.`,
    already: (count: number) => `${counted(count, 'inquiry was', 'inquiries were')} already marked.`,
    /** Of selected inquiries that have been erased meanwhile. */
    gone: (count: number) => `${counted(count, 'inquiry has', 'inquiries have')} been erased.`,
    changed: 'These have changed since you opened the page, and weren’t marked:',
  },
  days: {
    title: 'Days',
    intro:
      'What you announce here applies right away in the form, the planner and emails, and appears on the pages within minutes.',
    kinds: {
      closed: 'Close the park',
      hours: 'Change the opening hours',
      cancelled: 'Cancel a show',
      moved: 'Move a show',
    },
    buttons: {
      closed: 'Close the park',
      hours: 'Change the hours',
      cancelled: 'Cancel the show',
      moved: 'Move the show',
    },
    fields: {
      from: 'Day',
      to: 'Last day, if more than one',
      opens: 'Opens at',
      closes: 'Closes at',
      show: 'Show',
      start: 'New time',
      reason: 'Reason',
    },
    chooseReason: 'Choose…',
    allOf: (show: string) => `${show}, all day`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    upcoming: 'Announced, today and later',
    none: 'Every day runs as usual.',
    ofSource: 'Set by whoever looks after the website',
    history: 'History',
    announced: 'Announced',
    undone: 'Withdrawn',
    undo: 'Withdraw',
    /** A show that was moved, and is moved back. */
    atUsualTime: (show: string, time: string) => `${show} at its usual time, ${time}`,
    preview: {
      button: 'See what changes',
      cancel: 'Cancel',
      title: 'What this changes',
      notYet: 'Nothing has been done yet. Please check this, then confirm.',
      effect: (days: number, count: number) =>
        `It changes ${counted(days, 'day')}, and ${
          count === 0
            ? 'there are no inquiries for that time.'
            : `there ${count === 1 ? 'is' : 'are'} ${counted(count, 'inquiry', 'inquiries')} for that time.`
        }`,
      first: (count: number) => `These are the first ${count}.`,
      inForce: 'Also in force for that time:',
      remains: 'After that, this is still in force:',
      restored: 'After that, everything is back to how it was.',
      sure: (days: number, last: string) => `Yes, I mean ${counted(days, 'day')}, until ${last}.`,
    },
    telling: {
      none: 'There are no inquiries for that time.',
      untold: (count: number) =>
        `${counted(count, 'inquiry', 'inquiries')} still to be told. “Start a reply” opens an email that says what’s changed.`,
      everyone: 'Everyone has been told.',
      tell: 'Mark selected as told',
      told: (count: number) => `Told: ${count}`,
      untell: 'Mark selected as not told',
      undo: 'Undo',
      withdrawn: 'Withdrawn, today and later',
      /** What was told after a withdrawal, for the history. */
      withdrawnLine: (change: string) => `Withdrawn: ${change}`,
      /** A visitor who was told of the change before it was withdrawn. */
      knew: 'Told of the change',
      done: {
        told: (count: number) => `${counted(count, 'inquiry', 'inquiries')} marked as told.`,
        untold: (count: number) => `${counted(count, 'inquiry', 'inquiries')} marked as not told.`,
      },
    },
    done: {
      announced: 'Announced. It takes effect right away.',
      undone: 'Withdrawn. It takes effect right away.',
    },
    faults: {
      day: 'Please enter a day, such as 2026-12-24.',
      past: 'That day has passed.',
      order: 'The last day is before the first.',
      long: 'Please announce no more than a year at a time.',
      time: 'Please enter a time, such as 17:30.',
      hours: 'The park must close after it opens.',
      show: 'Please choose a show and its time.',
      reason: 'Please choose a reason.',
      outside: 'At that time, the show doesn’t fit the opening hours.',
      nothing: 'This changes nothing: it’s already that way, or there’s no show at that time.',
      undone: 'This has already been withdrawn. Nothing was changed.',
      far: (last: string) => `Visits can be requested until ${last}. Please announce days up to then.`,
      sure: 'That’s a long time, or far ahead. Please confirm that you mean it.',
      unchecked:
        'This isn’t what you checked: something is different now. Nothing was done. Please check again.',
    },
  },
  deadLink: {
    title: 'This link no longer works',
    text: (days: number) =>
      `Links to the ticket office’s pages work for ${counted(days, 'day')}. Please open the link in a newer email: the daily email, or the file attached to an email. After that, the addresses in emails open in this browser too.`,
  },
  gone: {
    title: 'This inquiry is gone',
    text: 'It’s been erased.',
  },
  foreign: {
    title: 'Nothing was done',
    text: 'This request came from another site. Please use the buttons on the page itself.',
  },
  unavailable: {
    title: 'Inquiries can’t be read right now',
    text: 'Nothing was done. Please try again in a minute.',
    note: 'What you wrote:',
  },
};
