import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { inWords } from './english.ts';

const why: Record<Why, string> = {
  closed: 'The park is closed.',
  cancelled: 'It does not take place on this day: {reason}.',
  over: 'It is over for today.',
  gone: 'It is no longer in the programme.',
  hours: 'It takes place outside your hours.',
  overlap: 'At the same time: {with}.',
  full: 'There is no time left for it.',
  steps: 'There are steps on the way in.',
  noise: 'It is loud there.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Now',
    next: 'Next',
    leaveIn: '{what} at {time}. Set out in {count}\u00a0min.',
    leaveNow: '{what} at {time}. Set out now.',
    startsIn: '{what} at {time}.',
    rest: 'That was your day. Get home safely.',
  },
  missed: {
    title: 'What does not fit',
    at: '{what} at {time}',
    why,
    /** Followed by its conditions, each if it applies. */
    offer: 'See it at {time}',
    from: ', come by {from}',
    until: ', stay until {until}',
    instead: ', instead of {instead}',
    anyway: 'Put it in anyway',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Changed since this plan was made',
    unreadTitle: 'The link is not whole',
    hours: 'The park is open from {from} to {until} on this day.',
    moved: '{what} was at {was} and is at {now}.',
    cancelled: '{what} at {was} does not take place: {reason}.',
    gone: '{what} is no longer played at {was}.',
    goneWhole: '{what} is no longer in the park.',
    unread: 'A part of the link could not be read.',
  },
  actions: {
    title: 'Take it with you',
    share: 'Send the plan',
    shareTitle: `A day at ${park.name}`,
    show: 'Link and code',
    copy: 'Copy the link',
    copied: 'Copied',
    qr: 'The plan as a code for another phone’s camera',
    link: 'The link holds the whole plan. Nothing is stored, and nobody needs an account.',
    calendar: 'Add to calendar',
    print: 'Print',
    startAgain: 'Start again',
    loading: 'One moment…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Be there ${inWords(seatsBefore)} minutes before for good seats.`,
    file: 'day-at-the-park',
  },
};
