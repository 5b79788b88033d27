import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

/** What a plan calls the places, by their ids: without articles, because a name stands in sentences of any case. */
const places = placeNames(named, attractions, {
  gate: 'Eingang',
  meal: 'Essen unter Palmen',
  garden: 'Ruhestunde im Garten',
});

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Mo', long: 'Montag' },
  Tue: { short: 'Di', long: 'Dienstag' },
  Wed: { short: 'Mi', long: 'Mittwoch' },
  Thu: { short: 'Do', long: 'Donnerstag' },
  Fri: { short: 'Fr', long: 'Freitag' },
  Sat: { short: 'Sa', long: 'Samstag' },
  Sun: { short: 'So', long: 'Sonntag' },
};

const who: Record<Who, string> = {
  children: 'Kleine Kinder',
  wheels: 'Kinderwagen oder Rollstuhl',
  quiet: 'Jemand, der es ruhig braucht',
};

const noise: Record<Noise, string> = { quiet: 'ruhig', lively: 'lebhaft', loud: 'laut' };
const seats: Record<Share, string> = {
  all: 'Sitzplätze für alle',
  some: 'einige Sitzplätze',
  none: 'keine Sitzplätze',
};
const shade: Record<Share, string> = { all: 'Schatten', some: 'etwas Schatten', none: 'kein Schatten' };

/** Words of the planner. */
export const plan = {
  title: 'Tag planen',
  description: `Sagt, wann ihr kommt und was ihr nicht verpassen wollt: Aus Shows, Wegen, Essen und Pausen wird ein Tag im Park ${park.name}, zum Teilen oder Drucken.`,
  lead: 'Sagt, wann ihr kommt und was ihr auf keinen Fall verpassen wollt. Der Rest fügt sich.',
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Etwas, das es hier gab',
  weekdays,
  choices: {
    title: 'Eure Wünsche',
    day: 'An welchem Tag?',
    today: 'Heute',
    closed: 'zu',
    closedWhy: '{day}, geschlossen: {reason}',
    other: 'Anderer Tag',
    otherChosen: 'Anderer Tag: {day}',
    hours: 'Von wann bis wann?',
    from: 'Ankunft',
    until: 'Aufbruch',
    who: 'Wer kommt mit?',
    whoOptions: who,
    must: 'Was dürft ihr nicht verpassen?',
    see: 'Zu eurem Tag',
    mustNote: 'Nichts angekreuzt? Dann wählen wir.',
    groups: {
      show: 'Shows',
      encounter: 'Begegnungen',
      activity: 'Aktivitäten',
      quiet: 'Pausen',
    },
  },
  facts: {
    noise,
    splash: 'kann spritzen',
    stepFree: 'keine Stufen',
    steps: '{count} Stufen',
    seats,
    shade,
    minutes: '{count} Minuten',
  },
  sheet: {
    title: 'Euer Tag',
    /** Shown until a day is chosen. */
    anyDay: 'Ein normaler Tag im Park',
    visit: '{from} bis {until}\u00a0Uhr',
    otherHours: 'Andere Öffnungszeiten als sonst: {reason}',
    home: 'Heimweg, {count}\u00a0min bis zum Ausgang',
    walk: '{count}\u00a0min zu Fuß',
    seatsBy: 'Für gute Plätze um {time}\u00a0Uhr da sein',
    until: 'bis {time}',
    requested: 'Gewünscht',
    fixed: 'Bleibt zu dieser Zeit',
    moved: 'Verlegt, sonst um {time}\u00a0Uhr: {reason}',
    over: 'Vorbei',
    now: 'Jetzt',
    nowAt: '{what}, bis {time}\u00a0Uhr.',
    change: 'Ändern',
    changeOf: ' – {what}',
    earlier: 'Früher',
    later: 'Später',
    fix: 'Zeit festhalten',
    drop: 'Weglassen',
    empty: 'Zwischen diese Zeiten passt nichts. Kommt etwas früher oder bleibt etwas länger.',
    emptied: 'Es ist nichts mehr übrig. Was ihr weggelassen habt, lässt sich zurückholen.',
    noTime: 'Zwischen Ankunft und Aufbruch bleibt keine Zeit. Wählt andere Zeiten.',
  },
  dropped: {
    title: 'Weggelassen',
    back: 'Zurückholen',
    backOf: ' – {what}',
  },
  closed: {
    title: 'An diesem Tag geschlossen',
    because: 'Grund: {reason}.',
    next: 'Stattdessen {day}',
  },
  past: {
    text: 'Dieser Tag ist vorbei.',
    again: 'Derselbe Plan für {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: 'Euer Tag, von {from} bis {until}\u00a0Uhr. Stationen: {count}.',
    missed: 'Passt nicht hinein: {count}.',
    line: '{what}, {time}\u00a0Uhr.',
    stays: 'Lässt sich nicht weiter verschieben: {what}.',
    dropped: 'Weggelassen: {what}.',
    copied: 'Der Link ist kopiert.',
    closed: 'Der Park ist an diesem Tag geschlossen.',
    failed: 'Das ließ sich nicht laden. Bitte versucht es noch einmal.',
  },
};
