import { park } from '../../domain/park.ts';
import type { Noise, PlaceId, Share } from '../../domain/places.ts';
import type { Who, Why } from '../../domain/plan.ts';
import { performances } from '../../domain/programme.ts';
import type { Weekday } from '../../domain/season.ts';
import { attractions } from './attractions.ts';
import { counted, countedInWords } from './english.ts';
import { openingHours } from './hours.ts';
import { reasons } from './reasons.ts';
import { shows } from './shows.ts';

const { encounters, activities } = attractions;
const titles = (cards: Record<string, { title: string }>) =>
  Object.fromEntries(Object.entries(cards).map(([id, { title }]) => [id, title]));

/** What a plan calls the places, by their ids. */
const places = {
  ...Object.fromEntries(shows.map(({ id, title }) => [id, title])),
  ...titles(encounters.cards),
  ...titles(activities.cards),
  gate: 'The gate',
  meal: 'A meal under the palms',
  garden: 'A quiet hour in the garden',
} as Record<PlaceId, string>;

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Mon', long: 'Monday' },
  Tue: { short: 'Tue', long: 'Tuesday' },
  Wed: { short: 'Wed', long: 'Wednesday' },
  Thu: { short: 'Thu', long: 'Thursday' },
  Fri: { short: 'Fri', long: 'Friday' },
  Sat: { short: 'Sat', long: 'Saturday' },
  Sun: { short: 'Sun', long: 'Sunday' },
};

const who: Record<Who, string> = {
  children: 'Small children',
  wheels: 'A pushchair or wheelchair',
  quiet: 'Somebody who needs it quiet',
};

const noise: Record<Noise, string> = { quiet: 'quiet', lively: 'lively', loud: 'loud' };
const seats: Record<Share, string> = { all: 'seats for all', some: 'some seats', none: 'no seats' };
const shade: Record<Share, string> = { all: 'shade', some: 'some shade', none: 'no shade' };

const why: Record<Why, string> = {
  closed: 'The park is closed.',
  cancelled: 'It does not take place on this day: {reason}.',
  gone: 'It is no longer in the programme.',
  hours: 'It takes place outside your hours.',
  overlap: 'At the same time: {with}.',
  full: 'There is no time left for it.',
  steps: 'There are steps on the way in.',
  noise: 'It is loud there.',
};

/** Words of the page that makes a day of what somebody wishes to see. */
export const plan = {
  title: 'Plan your day',
  description: `Choose a day at ${park.name}, who comes and what you would hate to miss: shows, walks, a meal and a rest fall into place, to share, to print or for your calendar.`,
  lead: 'Say when you come and what you would hate to miss. The rest falls into place.',
  places,
  /** Of a place that is in an old link and no longer in the park. */
  unknown: 'Something that is no more',
  reasons,
  weekdays,
  /** "Saturday, November 21, 2026" */
  date: '{weekday}, {date}',
  choices: {
    title: 'Your wishes',
    day: 'Which day?',
    today: 'Today',
    closed: 'closed',
    closedWhy: '{day}, closed: {reason}',
    other: 'Another day',
    otherChosen: 'Another day: {day}',
    hours: 'From when to when?',
    from: 'Arrive',
    until: 'Leave',
    who: 'Who comes along?',
    whoOptions: who,
    must: 'What must not be missed?',
    mustNote: 'Tick nothing, and we choose.',
    groups: {
      show: 'Shows',
      encounter: 'Encounters',
      activity: 'Activities',
      quiet: 'A rest',
    },
  },
  facts: {
    noise,
    splash: 'may splash',
    stepFree: 'no steps',
    steps: '{count} steps',
    seats,
    shade,
    minutes: '{count} minutes',
  },
  sheet: {
    title: 'Your day',
    /** Before a day is chosen. */
    anyDay: 'A usual day at the park',
    visit: '{from} to {until}',
    home: 'Home, {count} minutes to the gate',
    walk: '{count} minutes’ walk',
    seatsBy: 'Be there by {time} for your seats',
    until: 'until {time}',
    wished: 'Wished',
    fixed: 'Stays at this time',
    moved: 'Moved from {time}: {reason}',
    over: 'Over',
    now: 'Now',
    nowAt: '{what}, until {time}.',
    change: 'Change',
    changeOf: ': {what}',
    earlier: 'Earlier',
    later: 'Later',
    fix: 'Keep this time',
    drop: 'Leave out',
    empty: 'Nothing fits between these times. Come a little earlier, or stay a little longer.',
  },
  moment: {
    now: 'Now',
    next: 'Next',
    leaveIn: '{what} at {time}. Set out in {count} minutes.',
    leaveNow: '{what} at {time}. Set out now.',
    startsIn: '{what} at {time}.',
    rest: 'That was your day. Get home safely.',
  },
  missed: {
    title: 'What does not fit',
    at: '{what} at {time}',
    why,
    offer: 'See it at {time}',
    instead: 'See it at {time} instead of {instead}',
    from: 'See it at {time}, and come by {from}',
    until: 'See it at {time}, and stay until {until}',
    anyway: 'Put it in anyway',
    anywayOf: ': {what}',
  },
  dropped: {
    title: 'Left out',
    back: 'Bring back',
    backOf: ': {what}',
  },
  changes: {
    title: 'Changed since this plan was made',
    closed: 'The park is closed on this day: {reason}.',
    hours: 'The park is open from {from} to {until} on this day.',
    moved: '{what} was at {was} and is at {now}.',
    cancelled: '{what} at {was} does not take place: {reason}.',
    gone: '{what} is no longer played at {was}.',
    goneWhole: '{what} is no longer in the park.',
    unread: 'A part of the link could not be read.',
  },
  closed: {
    title: 'Closed on this day',
    because: 'Why: {reason}.',
    next: 'Take {day} instead',
  },
  past: {
    text: 'This day is over.',
    again: 'The same plan for {day}',
  },
  /** Read out after a change. */
  spoken: {
    plan: 'Your day has {count} stops, from {from} to {until}.',
    missed: '{count} do not fit.',
    line: '{what}, {time}.',
    stays: '{what} cannot be moved further.',
    dropped: '{what} is left out.',
    copied: 'The link is copied.',
    closed: 'The park is closed on this day.',
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
    failed: 'That could not be loaded. Please try again.',
  },
  tickets: {
    title: 'Is this your day?',
    party: 'How many of you?',
    fewer: 'One visitor fewer',
    more: 'One visitor more',
    request: 'Request tickets for this day',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: 'Be there ten minutes before for good seats.',
    file: 'day-at-the-park',
  },
  wholeDay: {
    title: 'A usual day at the park',
    lead: `${openingHours}. ${counted(performances.length, 'performance')} a day; ${countedInWords(Object.keys(encounters.cards).length, 'world')} and everything else all day long.`,
    when: 'When',
    what: 'What',
    facts: 'Good to know',
    allDay: 'All day',
    between: '{from} to {until}',
  },
};

export type PlanCopy = typeof plan;
