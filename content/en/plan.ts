import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'The gate',
  meal: 'A meal under the palms',
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
  children: 'Small children',
  wheels: 'A pushchair or wheelchair',
  quiet: 'Somebody who needs it quiet',
};

const noise: Record<Noise, string> = { quiet: 'quiet', lively: 'lively', loud: 'loud' };
const seats: Record<Share, string> = { all: 'seats for all', some: 'some seats', none: 'no seats' };
const shade: Record<Share, string> = { all: 'shade', some: 'some shade', none: 'no shade' };

/** Words of the planner. */
export const plan = {
  title: 'Plan your day',
  description: `Choose a day at ${park.name} and what you would hate to miss: shows, walks, a meal and a rest fall into place, to share or to print.`,
  lead: 'Say when you come and what you would hate to miss. The rest falls into place.',
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Something that was here',
  weekdays,
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
    see: 'See your day',
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
    /** Shown until a day is chosen. */
    anyDay: 'A usual day at the park',
    visit: '{from} to {until}',
    otherHours: 'Other hours than usual: {reason}',
    home: 'Home, {count} min to the gate',
    walk: '{count} min walk',
    seatsBy: 'Be there by {time} for your seats',
    until: 'until {time}',
    requested: 'Wished',
    fixed: 'Stays at this time',
    moved: 'Moved from {time}: {reason}',
    over: 'Over',
    now: 'Now',
    nowAt: '{what}, until {time}.',
    change: 'Change',
    changeOf: ' – {what}',
    earlier: 'Earlier',
    later: 'Later',
    fix: 'Keep this time',
    drop: 'Leave out',
    empty: 'Nothing fits between these times. Come a little earlier, or stay a little longer.',
    emptied: 'Nothing is left. What was left out can be brought back.',
    noTime: 'There is no time between arriving and leaving. Choose other times.',
  },
  dropped: {
    title: 'Left out',
    back: 'Bring back',
    backOf: ' – {what}',
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
  /** Announced by screen readers after a change. */
  spoken: {
    plan: 'Your day, from {from} to {until}. Stops: {count}.',
    missed: 'Does not fit: {count}.',
    line: '{what}, {time}.',
    stays: '{what} cannot be moved further.',
    dropped: '{what} is left out.',
    copied: 'The link is copied.',
    closed: 'The park is closed on this day.',
    failed: 'That could not be loaded. Please try again.',
  },
};
