import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords } from './english.ts';

const why: Record<Why, string> = {
  closed: 'The park is closed.',
  cancelled: 'It’s not on that day: {reason}.',
  over: 'It’s over for today.',
  gone: 'It’s no longer on the program.',
  hours: 'It’s outside your hours.',
  overlap: 'It overlaps with {with}.',
  full: 'There’s no time left for it.',
  steps: 'There are steps on the way in.',
  noise: 'It’s loud there.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Now',
    next: 'Next',
    leaveIn: '{what} at {time}. Head over in {count}\u00a0min.',
    leaveNow: '{what} at {time}. Head over now.',
    startsIn: '{what} at {time}.',
    rest: 'That was your day. Get home safe.',
  },
  missed: {
    title: 'What doesn’t fit',
    at: '{what} at {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Doesn’t fit: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'See it at {time}',
    from: ', arrive by {from}',
    until: ', stay until {until}',
    instead: ', instead of {instead}',
    anyway: 'Add it anyway',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Changed since this plan was made',
    unreadTitle: 'Part of the link is missing',
    hours: 'The park is open from {from} to {until} that day.',
    moved: '{what} moved from {was} to {now}.',
    cancelled: 'Canceled: {what} at {was} ({reason}).',
    gone: '{what}: no longer on at {was}.',
    goneWhole: 'No longer in the park: {what}.',
    unread: 'We couldn’t read part of the link.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Also saved on this device', back: 'Back to your plan for {day}' },
  actions: {
    title: 'Take it with you',
    share: 'Share the plan',
    shareTitle: `A day at ${park.name}`,
    cannotShare: 'Sharing doesn’t work here. Copy the link instead.',
    show: 'Link and QR code',
    copy: 'Copy the link',
    copied: 'Copied',
    cannotCopy: 'The link is selected. Copy it from the field.',
    qr: 'QR code of the plan, to scan with another phone',
    link: 'The whole plan is in the link. We store nothing, and nobody needs an account.',
    calendar: 'Add to calendar',
    print: 'Print',
    startAgain: 'Start over',
    loading: 'One moment…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Get there ${countedInWords(seatsBefore, 'minute')} early for good seats.`,
    file: 'day-at-the-park',
    saved: 'Calendar file saved',
    /** Also for apps that do not save files. */
    open: 'Open {file} to add it to your calendar. No file? Open this page in your browser and try again.',
  },
};
