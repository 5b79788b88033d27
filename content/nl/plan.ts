import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'De ingang',
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

const noise: Record<Noise, string> = { quiet: 'rustig', lively: 'levendig', loud: 'lawaaiig' };
const seats: Record<Share, string> = {
  all: 'iedereen kan zitten',
  some: 'wat zitplaatsen',
  none: 'geen zitplaatsen',
};
const shade: Record<Share, string> = { all: 'schaduw', some: 'wat schaduw', none: 'geen schaduw' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} trede', other: '{count} treden' },
  plan: {
    one: '{count} stop, van {from} tot {until}\u00a0uur.',
    other: '{count} stops, van {from} tot {until}\u00a0uur.',
  },
  missed: { one: '{count} wens past er niet in.', other: '{count} wensen passen er niet in.' },
};

/** Words of the planner. */
export const plan = {
  title: `Dagplanner: dierenpark op ${park.address.island}`,
  description: `Kies een dag bij ${park.name} op ${park.address.island} en wat je niet wilt missen: shows, wandelen en lunch krijgen hun plek op een kaart, om te delen of te printen.`,
  hero: {
    title: 'Dagplanner',
    lead: 'Vertel ons wanneer je komt en wat je niet wilt missen. De rest valt vanzelf op zijn plek.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Iets van vroeger',
  weekdays,
  choices: {
    day: 'Welke dag?',
    today: 'Vandaag',
    closed: 'dicht',
    closedWhy: '{day}, gesloten: {reason}',
    todayOver: 'Vandaag is er te weinig tijd over. Kies een andere dag.',
    other: 'Andere dag',
    otherChosen: 'Andere dag: {day}',
    hours: 'Van hoe laat tot hoe laat?',
    from: 'Aankomst',
    until: 'Vertrek',
    reversed: 'Kies een vertrektijd na je aankomst',
    who: 'Wie komen er?',
    whoOptions: who,
    party: { title: 'Bezoekers', fewer: 'Eén bezoeker minder', more: 'Eén bezoeker meer' },
    must: 'Wat wil je niet missen?',
    mustNote: 'Laat het leeg, dan kiezen wij.',
    /** How many of a kind are ticked. */
    some: '{count} van {all} gekozen',
    groups: {
      show: 'Shows',
      encounter: 'Dieren',
      activity: 'Activiteiten',
      quiet: 'Eten en rust',
    },
  },
  facts: {
    noise,
    splash: 'kan spetteren',
    stepFree: 'geen treden',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Je dag',
    /** Shown until a day is chosen. */
    anyDay: 'Een gewone dag in het park',
    visit: '{from} tot {until}\u00a0uur',
    /** Shown until the plan of a link is there. */
    opening: 'Plan openen…',
    otherHours: 'Andere openingstijden: {reason}',
    free: 'Van {from} tot {until}\u00a0uur heb je tijd voor jezelf.',
    home: 'Naar huis: {count}\u00a0min naar de uitgang',
    minutes: '{count}\u00a0min',
    walk: '{count}\u00a0min lopen',
    onFoot: '{count}\u00a0min lopen',
    seatsBy: 'Zorg dat je om {time} zit',
    until: 'tot {time}',
    requested: 'Je wens',
    fixed: 'Blijft op deze tijd',
    moved: 'Verplaatst (was {time}): {reason}',
    over: 'Voorbij',
    now: 'Nu',
    nowAt: '{what}, tot {time}.',
    changeOf: '{what} wijzigen',
    earlier: 'Eerder',
    later: 'Later',
    fix: 'Tijd vastzetten',
    drop: 'Weglaten',
    empty: 'Tussen deze tijden past niets. Kom iets eerder of blijf iets langer.',
    emptied: 'Er is niets meer over. Wat je hebt weggelaten, kun je terughalen.',
    noTime: 'Zo blijft er geen tijd over in het park. Kies andere tijden.',
  },
  map: {
    alt: 'Kaart van het park: een eiland met paden tussen shows, dieren en tuinen',
    hint: 'Kies een plek om te zien wat er te beleven valt.',
    stop: '{what}, {time}\u00a0uur',
    out: '{what}, niet in je plan',
    add: 'Inplannen',
    close: 'Sluiten',
  },
  bar: {
    request: 'Tickets aanvragen',
    undo: 'Ongedaan maken',
    undone: 'Je plan is weer zoals het was.',
    startedAgain: 'Je plan is gewist.',
  },
  dropped: {
    title: 'Weggelaten',
    back: 'Terughalen',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Op deze dag gesloten',
    because: 'Reden: {reason}.',
    next: 'Kies liever {day}',
  },
  past: {
    text: 'Deze dag is voorbij.',
    again: 'Hetzelfde plan voor {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '“{what}” staat om {time}\u00a0uur gepland.',
    moved: '“{what}” is nu om {time}\u00a0uur.',
    stays: '“{what}” kan niet verder schuiven.',
    dropped: '“{what}” is weggelaten.',
    copied: 'De link is gekopieerd.',
    closed: 'Het park is op deze dag gesloten.',
    failed: 'Het laden is niet gelukt. Probeer het opnieuw.',
  },
};
