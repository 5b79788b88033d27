import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { island } from './german.ts';
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
  quiet: 'Jemand, der Ruhe braucht',
};

const noise: Record<Noise, string> = { quiet: 'ruhig', lively: 'lebhaft', loud: 'laut' };
const seats: Record<Share, string> = {
  all: 'Sitzplätze für alle',
  some: 'einige Sitzplätze',
  none: 'keine Sitzplätze',
};
const shade: Record<Share, string> = { all: 'Schatten', some: 'etwas Schatten', none: 'kein Schatten' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} Stufe', other: '{count} Stufen' },
  plan: {
    one: '{count} Station von {from} bis {until}\u00a0Uhr.',
    other: '{count} Stationen von {from} bis {until}\u00a0Uhr.',
  },
  missed: { one: '{count} Wunsch passt nicht hinein.', other: '{count} Wünsche passen nicht hinein.' },
};

/** Words of the planner. */
export const plan = {
  title: `Tagesplaner: euer Zootag auf ${island}`,
  description: `Plant euren Tag im Tierpark ${park.name} auf ${island}: Shows, Wege und Essen nach euren Wünschen, auf einer Karte zum Teilen oder Drucken.`,
  hero: {
    title: 'Tagesplaner',
    lead: 'Sagt uns, wann ihr kommt und was ihr nicht verpassen wollt. Der Rest fügt sich von selbst.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Etwas, das es hier gab',
  weekdays,
  choices: {
    day: 'An welchem Tag?',
    today: 'Heute',
    closed: 'zu',
    closedWhy: '{day}, geschlossen: {reason}',
    todayOver: 'Heute bleibt zu wenig Zeit. Wählt einen anderen Tag.',
    other: 'Anderer Tag',
    otherChosen: 'Anderer Tag: {day}',
    hours: 'Von wann bis wann?',
    from: 'Ankunft',
    until: 'Ende',
    reversed: 'Das Ende muss nach der Ankunft liegen',
    who: 'Wer kommt mit?',
    whoOptions: who,
    party: { title: 'Personen', fewer: 'Eine Person weniger', more: 'Eine Person mehr' },
    must: 'Was wollt ihr nicht verpassen?',
    mustNote: 'Lasst es offen, dann wählen wir für euch.',
    /** How many of a kind are ticked. */
    some: '{count} von {all} gewählt',
    groups: {
      show: 'Shows',
      encounter: 'Begegnungen',
      activity: 'Aktivitäten',
      quiet: 'Essen und Pausen',
    },
  },
  facts: {
    noise,
    splash: 'kann spritzen',
    stepFree: 'keine Stufen',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Euer Tag',
    /** Shown until a day is chosen. */
    anyDay: 'Ein normaler Tag im Park',
    visit: '{from} bis {until}\u00a0Uhr',
    /** Shown until the plan of a link is there. */
    opening: 'Der Plan wird geladen\u00a0…',
    otherHours: 'Andere Öffnungszeiten als sonst: {reason}',
    free: 'Von {from} bis {until}\u00a0Uhr habt ihr Zeit für euch.',
    home: 'Heimweg: {count}\u00a0min bis zum Ausgang',
    minutes: '{count}\u00a0min',
    walk: '{count}\u00a0min zu Fuß',
    onFoot: '{count}\u00a0min zu Fuß',
    seatsBy: 'Bis {time}\u00a0Uhr Platz nehmen',
    until: 'bis {time}',
    requested: 'Euer Wunsch',
    fixed: 'Bleibt bei dieser Zeit',
    moved: 'Verlegt, sonst um {time}\u00a0Uhr: {reason}',
    over: 'Vorbei',
    now: 'Jetzt',
    nowAt: '{what} bis {time}\u00a0Uhr.',
    changeOf: 'Ändern: {what}',
    earlier: 'Früher',
    later: 'Später',
    fix: 'Zeit festhalten',
    drop: 'Weglassen',
    empty: 'In diese Zeit passt nichts hinein. Kommt etwas früher oder bleibt etwas länger.',
    emptied: 'Jetzt ist nichts mehr übrig. Was ihr weggelassen habt, könnt ihr zurückholen.',
    noTime: 'So bleibt keine Zeit im Park. Wählt andere Zeiten.',
  },
  map: {
    alt: 'Karte des Parks: eine Insel mit Wegen zwischen Shows, Tieren und Gärten',
    hint: 'Wählt einen Ort und seht, was es dort gibt.',
    stop: '{what}, {time}\u00a0Uhr',
    out: '{what}, nicht in eurem Plan',
    add: 'Einplanen',
    close: 'Schließen',
  },
  bar: {
    request: 'Tickets anfragen',
    undo: 'Rückgängig',
    undone: 'Euer Plan ist wieder wie zuvor.',
    startedAgain: 'Alles auf Anfang.',
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
    plan: forms.plan,
    missed: forms.missed,
    line: '{what} um {time}\u00a0Uhr.',
    moved: '{what} jetzt um {time}\u00a0Uhr.',
    stays: 'Lässt sich nicht weiter verschieben: {what}.',
    dropped: 'Weggelassen: {what}.',
    copied: 'Der Link ist kopiert.',
    closed: 'Der Park ist an diesem Tag geschlossen.',
    failed: 'Das ließ sich nicht laden. Bitte versucht es noch einmal.',
  },
};
