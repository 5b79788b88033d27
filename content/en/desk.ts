import { commitments } from '../../domain/commitments.ts';
import type { InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './english.ts';

/** Words of the ticket office's pages. Field labels are in `inquiry.ts`. */
export const desk = {
  title: (page: string) => `${page} | ${park.name}, ticket office`,
  place: 'Ticket office',
  statuses: { open: 'Open', late: 'Late', past: 'Visit is over', answered: 'Answered', spam: 'Spam' },
  /** Remarks on the day of a visit. */
  visits: { today: 'Today', tomorrow: 'Tomorrow', closed: 'Closed that day' },
  /** Column headings, where the form's labels are too long. */
  columns: {
    reference: 'Reference',
    visitDate: 'Visit',
    numberOfVisitors: 'Visitors',
    received: 'Received',
    status: 'Status',
    reply: 'Answer',
  } satisfies Partial<Record<InquiryField, string>> & Record<string, string>,
  none: 'None',
  inquiry: {
    due: 'Answer due',
    received: 'Received',
    language: 'Language of the page',
    plan: 'Plan for the day',
    openPlan: 'Open the plan',
    marked: 'This may be spam:',
    answer: 'Begin an answer',
    act: 'What has been done',
    initials: 'Your initials',
    note: 'Note',
    noteHelp: 'Kept with the inquiry. It is not sent to the visitor.',
    buttons: {
      answered: 'Mark as answered',
      reopened: 'Reopen',
      spam: 'Spam',
      note: 'Save the note',
    },
    spamHelp: `Spam is in no list and no daily mail, and is removed after ${counted(commitments.retention.spamDays, 'day')}.`,
    history: 'History',
    /** Actions, as listed in the history. */
    acts: {
      received: 'Received',
      answered: 'Answered',
      reopened: 'Reopened',
      spam: 'Marked as spam',
      note: 'Note',
      corrected: 'Corrected',
    },
    by: (initials: string) => `by ${initials}`,
    byCommand: 'on the command line',
    mails: 'Mails',
    mailKinds: {
      office: 'To the ticket office',
      confirmation: 'Confirmation to the visitor',
      digest: 'Daily mail',
    },
    mailStates: { waiting: 'Waiting', held: 'Held back', sent: 'Sent', dead: 'Not delivered' },
    list: 'All inquiries',
    others: 'Other inquiries of this address',
    noOthers: 'This address has sent no other inquiry.',
  },
  done: {
    answered: 'Marked as answered.',
    reopened: 'Reopened.',
    spam: 'Marked as spam.',
    note: 'The note is saved.',
    corrected: 'The correction is saved.',
  },
  already: {
    answered: 'This inquiry was answered already. Nothing was changed.',
    reopened: 'This inquiry is open already. Nothing was changed.',
    spam: 'This inquiry was marked as spam already. Nothing was changed.',
  },
  noteKept: 'Your note is saved.',
  faults: {
    initials: 'Please sign with your initials.',
    initialsTooLong: 'Please sign with initials, not with a whole name.',
    note: 'Please write the note first.',
    noteTooLong: 'This note is too long. Please shorten it.',
  },
  correction: {
    title: 'Correct this inquiry',
    help: 'The visitor gets the confirmation again if you correct the e-mail address. Nothing goes to the old address.',
    button: 'Save the correction',
    nothing: 'Nothing was changed: everything is as it was.',
  },
  erase: {
    button: 'Erase…',
    title: 'Erase?',
    question: (reference: string, name: string) =>
      `Erase ${reference} of ${name}, with its history and mails? This cannot be undone.`,
    person: (count: number, email: string) =>
      count === 1
        ? `It is all that is held of ${email}.`
        : `${counted(count, 'inquiry', 'inquiries')} are held of ${email}.`,
    one: 'Erase this inquiry',
    all: (count: number) => `Erase all ${count} of this person`,
    keep: 'Keep it',
    doneTitle: 'Erased',
    done: (inquiries: number, mails: number) =>
      `${counted(inquiries, 'inquiry', 'inquiries')} and ${counted(mails, 'mail')} are erased.`,
    rest: 'What was sent by e-mail is still in the mailboxes. Delete it there, and in files that you have saved.',
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
    searchHelp: 'Name, e-mail, phone, words, reference, or a day of visit such as 24 Dec',
    searchButton: 'Search',
    found: (words: string) => `Found for “${words}”`,
    on: (day: string) => `Visits on ${day}`,
    empty: 'There are no such inquiries.',
    more: 'More',
    first: 'Back to the first',
    choose: (reference: string) => `Choose ${reference}`,
    spam: 'Mark the chosen as spam',
    noneChosen: 'Please choose inquiries first.',
    marked: (count: number) => `${counted(count, 'inquiry', 'inquiries')} marked as spam.`,
  },
  days: {
    title: 'Days',
    intro:
      'What you announce here counts at once, for the form, the planner and the mails, and appears on the pages within minutes.',
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
      to: 'Last day, if there are several',
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
    none: 'Every day is as usual.',
    ofSource: 'Set by whoever looks after the website',
    history: 'History',
    announced: 'Announced',
    undone: 'Taken back',
    undo: 'Take back',
    concerned: (count: number) =>
      count === 0
        ? 'There are no inquiries for that time.'
        : `${counted(count, 'inquiry', 'inquiries')} for that time. “Begin an answer” opens a mail that says what is different.`,
    first: (count: number) => `These are the first ${count}.`,
    done: {
      announced: 'Announced. It counts from now on.',
      undone: 'Taken back. Everything is as it was before.',
    },
    faults: {
      day: 'Please give a day, such as 24/12/2026.',
      past: 'This day is over.',
      order: 'The last day lies before the first.',
      long: 'Please announce no more than a year at once.',
      time: 'Please give a time, such as 17:30.',
      hours: 'The park must close after it opens.',
      show: 'Please choose a show with its time.',
      reason: 'Please choose a reason.',
      outside: 'The show does not fit into the opening hours at that time.',
      nothing: 'This would change nothing: it is so already, or the show does not play then.',
      undone: 'This was taken back already. Nothing was changed.',
    },
  },
  deadLink: {
    title: 'This link does not work any more',
    text: (days: number) =>
      `Links to the ticket office’s pages work for ${counted(days, 'day')}. Please open the link of a newer mail: that of the daily mail, or the one in the file beside a mail. From then on the addresses in mails open in this browser too.`,
  },
  gone: {
    title: 'This inquiry is gone',
    text: 'It has been erased.',
  },
  foreign: {
    title: 'Nothing was done',
    text: 'This came from another site. Please use the buttons on the page itself.',
  },
  unavailable: {
    title: 'Inquiries cannot be read now',
    text: 'Nothing was done. Please try again in a minute.',
    note: 'What you have written:',
  },
};
