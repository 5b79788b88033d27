import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'The gate',
  meal: 'Lunch under the palms',
  garden: 'A quiet hour in the garden',
});

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
  children: 'Young children',
  wheels: 'A stroller or wheelchair',
  quiet: 'Someone who needs quiet',
};

const noise: Record<Noise, string> = { quiet: 'quiet', lively: 'lively', loud: 'loud' };
const seats: Record<Share, string> = { all: 'seats for all', some: 'some seats', none: 'no seats' };
const shade: Record<Share, string> = { all: 'shade', some: 'some shade', none: 'no shade' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} step', other: '{count} steps' },
  plan: {
    one: '{count} stop, {from} to {until}.',
    other: '{count} stops, {from} to {until}.',
  },
  missed: { one: '{count} thing doesn’t fit.', other: '{count} things don’t fit.' },
};

/** Words of the planner. */
export const plan = {
  title: `Day Planner: your zoo day in ${park.address.island}`,
  description: `Plan your day at ${park.name}, the wildlife park in ${park.address.island}: pick a date and your must-sees, and get a timetable and map to share or print.`,
  hero: {
    title: 'Day Planner',
    lead: 'Tell us when you’re coming and what you can’t miss, and the rest will fall into place.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'A former attraction',
  weekdays,
  choices: {
    day: 'Which day?',
    today: 'Today',
    closed: 'closed',
    closedWhy: '{day}: closed ({reason})',
    todayOver: 'There’s too little time left today. Choose another day.',
    other: 'Another day',
    otherChosen: 'Another day: {day}',
    hours: 'What hours?',
    from: 'Arrive',
    until: 'Leave',
    reversed: 'Choose a later time to leave',
    who: 'Who’s coming?',
    whoOptions: who,
    party: { title: 'Visitors', fewer: 'One fewer visitor', more: 'One more visitor' },
    must: 'What can’t you miss?',
    mustNote: 'Leave it blank and we’ll choose.',
    /** How many of a kind are ticked. */
    some: '{count} of {all} picked',
    groups: {
      show: 'Shows',
      encounter: 'Encounters',
      activity: 'Activities',
      quiet: 'Lunch and rest',
    },
  },
  facts: {
    noise,
    splash: 'may splash',
    stepFree: 'no steps',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Your day',
    /** Shown until a day is chosen. */
    anyDay: 'A typical day at the park',
    visit: '{from} to {until}',
    /** Shown until the plan of a link is there. */
    opening: 'Opening the plan…',
    otherHours: 'Special hours: {reason}',
    free: 'You’re free from {from} to {until}.',
    home: 'Heading home: {count}\u00a0min to the gate',
    minutes: '{count}\u00a0min',
    walk: '{count}-minute walk',
    /** All walks of the day. */
    onFoot: '{count}\u00a0min on foot',
    seatsBy: 'Be in your seat by {time}',
    until: 'until {time}',
    requested: 'Your pick',
    fixed: 'Stays at this time',
    moved: 'Moved from {time}: {reason}',
    over: 'Over',
    now: 'Now',
    nowAt: '{what}, until {time}.',
    changeOf: 'Change {what}',
    earlier: 'Earlier',
    later: 'Later',
    fix: 'Keep this time',
    drop: 'Leave out',
    empty: 'Nothing fits between these times. Come a little earlier, or stay a little longer.',
    emptied: 'Nothing’s left. You can bring back whatever you left out.',
    noTime: 'That leaves no time in the park. Choose different times.',
  },
  map: {
    alt: 'Map of the park: an island with paths between its shows, animals and gardens',
    hint: 'Choose a place to see what’s there.',
    stop: '{what}, {time}',
    out: '{what}, not in your day',
    add: 'Add to my day',
    close: 'Close',
  },
  bar: {
    request: 'Request Tickets',
    undo: 'Undo',
    undone: 'Back to how it was.',
    startedAgain: 'Plan cleared.',
  },
  dropped: {
    title: 'Left out',
    back: 'Bring back',
    backOf: ' – {what}',
  },
  closed: {
    title: 'The park is closed that day',
    because: 'Reason: {reason}.',
    next: 'Try {day} instead',
  },
  past: {
    text: 'That day has passed.',
    again: 'The same plan for {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '{what} will be at {time}.',
    moved: '{what} will now be at {time}.',
    stays: '{what} can’t be moved any further.',
    dropped: 'Left out: {what}.',
    copied: 'Link copied.',
    closed: 'The park is closed that day.',
    failed: 'That didn’t load. Please try again.',
  },
};
