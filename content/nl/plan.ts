import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'De poort',
  meal: 'Eten onder de palmen',
  garden: 'Een rustig uur in de tuin',
});

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'ma', long: 'maandag' },
  Tue: { short: 'di', long: 'dinsdag' },
  Wed: { short: 'wo', long: 'woensdag' },
  Thu: { short: 'do', long: 'donderdag' },
  Fri: { short: 'vr', long: 'vrijdag' },
  Sat: { short: 'za', long: 'zaterdag' },
  Sun: { short: 'zo', long: 'zondag' },
};

const who: Record<Who, string> = {
  children: 'Kleine kinderen',
  wheels: 'Een buggy of rolstoel',
  quiet: 'Iemand die rust nodig heeft',
};

const noise: Record<Noise, string> = { quiet: 'rustig', lively: 'levendig', loud: 'hard geluid' };
const seats: Record<Share, string> = {
  all: 'iedereen kan zitten',
  some: 'wat zitplaatsen',
  none: 'geen zitplaatsen',
};
const shade: Record<Share, string> = { all: 'schaduw', some: 'wat schaduw', none: 'geen schaduw' };

/** Words of the planner. */
export const plan = {
  title: 'Plan je dag',
  description: `Kies een dag bij ${park.name} en wat je niet wilt missen: shows, wandelen, eten en rust vallen op hun plek, om te delen of te printen.`,
  lead: 'Zeg wanneer je komt en wat je echt niet wilt missen. De rest valt vanzelf op zijn plek.',
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Iets van vroeger',
  weekdays,
  choices: {
    title: 'Je wensen',
    day: 'Welke dag?',
    today: 'Vandaag',
    closed: 'dicht',
    closedWhy: '{day}, gesloten: {reason}',
    other: 'Andere dag',
    otherChosen: 'Andere dag: {day}',
    hours: 'Van hoe laat tot hoe laat?',
    from: 'Aankomst',
    until: 'Vertrek',
    who: 'Wie komt er mee?',
    whoOptions: who,
    must: 'Wat wil je niet missen?',
    see: 'Bekijk je dag',
    mustNote: 'Niets aangevinkt? Dan kiezen wij.',
    groups: {
      show: 'Shows',
      encounter: 'Dieren',
      activity: 'Activiteiten',
      quiet: 'Even rust',
    },
  },
  facts: {
    noise,
    splash: 'kan spetteren',
    stepFree: 'geen treden',
    steps: '{count} treden',
    seats,
    shade,
    minutes: '{count} minuten',
  },
  sheet: {
    title: 'Je dag',
    /** Shown until a day is chosen. */
    anyDay: 'Een gewone dag in het park',
    visit: '{from} tot {until}\u00a0uur',
    otherHours: 'Andere openingstijden: {reason}',
    home: 'Naar huis, {count} min naar de poort',
    walk: '{count} min lopen',
    seatsBy: 'Wees er om {time} voor je plek',
    until: 'tot {time}',
    requested: 'Gewenst',
    fixed: 'Blijft op deze tijd',
    moved: 'Verplaatst van {time}: {reason}',
    over: 'Voorbij',
    now: 'Nu',
    nowAt: '{what}, tot {time}.',
    change: 'Wijzigen',
    changeOf: ' – {what}',
    earlier: 'Eerder',
    later: 'Later',
    fix: 'Tijd vastzetten',
    drop: 'Weglaten',
    empty: 'Tussen deze tijden past niets. Kom iets eerder of blijf iets langer.',
    emptied: 'Er is niets meer over. Wat je hebt weggelaten, kun je terughalen.',
    noTime: 'Er zit geen tijd tussen aankomst en vertrek. Kies andere tijden.',
  },
  dropped: {
    title: 'Weggelaten',
    back: 'Terughalen',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Op deze dag gesloten',
    because: 'Reden: {reason}.',
    next: 'Kies dan {day}',
  },
  past: {
    text: 'Deze dag is voorbij.',
    again: 'Hetzelfde plan voor {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: 'Je dag, van {from} tot {until}\u00a0uur. Stops: {count}.',
    missed: 'Past niet: {count}.',
    line: '{what}, {time}.',
    stays: 'Kan niet verder schuiven: {what}.',
    dropped: 'Weggelaten: {what}.',
    copied: 'De link is gekopieerd.',
    closed: 'Het park is op deze dag gesloten.',
    failed: 'Dat kon niet worden geladen. Probeer het opnieuw.',
  },
};
