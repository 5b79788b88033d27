import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { inPlace } from './italian.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'L’ingresso',
  meal: 'Pranzo sotto le palme',
  garden: 'Una pausa in giardino',
});

/** Short ones stand alone, long ones in sentences. */
const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Lun', long: 'lunedì' },
  Tue: { short: 'Mar', long: 'martedì' },
  Wed: { short: 'Mer', long: 'mercoledì' },
  Thu: { short: 'Gio', long: 'giovedì' },
  Fri: { short: 'Ven', long: 'venerdì' },
  Sat: { short: 'Sab', long: 'sabato' },
  Sun: { short: 'Dom', long: 'domenica' },
};

const who: Record<Who, string> = {
  children: 'Bambini piccoli',
  wheels: 'Un passeggino o una sedia a rotelle',
  quiet: 'Chi ha bisogno di tranquillità',
};

const noise: Record<Noise, string> = {
  quiet: 'ambiente tranquillo',
  lively: 'ambiente animato',
  loud: 'ambiente rumoroso',
};
const seats: Record<Share, string> = {
  all: 'posti a sedere per tutti',
  some: 'qualche posto a sedere',
  none: 'senza posti a sedere',
};
const shade: Record<Share, string> = { all: 'all’ombra', some: 'un po’ d’ombra', none: 'senza ombra' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} gradino', other: '{count} gradini' },
  plan: {
    one: '{count} tappa, dalle {from} alle {until}.',
    other: '{count} tappe, dalle {from} alle {until}.',
  },
  missed: { one: '{count} delle tue scelte non ci sta.', other: '{count} delle tue scelte non ci stanno.' },
};

/** Words of the planner. */
export const plan = {
  title: `Giornata su misura allo zoo ${inPlace(park.address.island)}`,
  description: `Scegli un giorno ${inPlace(park.name)}, ${park.address.island}, e cosa non vuoi perderti: spettacoli, passeggiate e pranzo in ordine su una mappa, da condividere o stampare.`,
  hero: {
    title: 'Giornata su misura',
    lead: 'Dicci quando vieni e cosa non vuoi perderti. Il resto va a posto da sé.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Qualcosa che prima c’era',
  weekdays,
  choices: {
    day: 'Che giorno?',
    today: 'Oggi',
    closed: 'chiuso',
    closedWhy: 'Chiuso {day}: {reason}',
    todayOver: 'Oggi resta troppo poco tempo. Scegli un altro giorno.',
    other: 'Altro giorno',
    otherChosen: 'Altro giorno: {day}',
    hours: 'Da che ora a che ora?',
    from: 'Arrivo',
    until: 'Uscita',
    reversed: 'Scegli un orario dopo l’arrivo',
    who: 'Chi viene?',
    whoOptions: who,
    party: { title: 'Visitatori', fewer: 'Un visitatore in meno', more: 'Un visitatore in più' },
    must: 'Cosa non vuoi perderti?',
    mustNote: 'Se non scegli, ci pensiamo noi.',
    /** How many of a kind are ticked. */
    some: 'Hai scelto {count} su {all}',
    groups: {
      show: 'Spettacoli',
      encounter: 'Incontri',
      activity: 'Attività',
      quiet: 'Pranzo e relax',
    },
  },
  facts: {
    noise,
    splash: 'possibili schizzi',
    stepFree: 'senza gradini',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Il tuo programma',
    /** Shown until a day is chosen. */
    anyDay: 'Una giornata tipo al parco',
    visit: 'Dalle {from} alle {until}',
    /** Shown until the plan of a link is there. */
    opening: 'Apriamo il programma…',
    otherHours: 'Orari diversi dal solito: {reason}',
    free: 'Dalle {from} alle {until} decidi tu.',
    home: 'Verso casa: {count}\u00a0min fino all’uscita',
    minutes: '{count}\u00a0min',
    walk: '{count}\u00a0min a piedi',
    onFoot: '{count}\u00a0min a piedi',
    seatsBy: 'Prendi posto entro le {time}',
    until: 'fino alle {time}',
    requested: 'Una tua scelta',
    fixed: 'Orario bloccato',
    moved: 'Cambio d’orario, era alle {time}: {reason}',
    over: 'Già passato',
    now: 'Ora',
    nowAt: '{what}, fino alle {time}.',
    changeOf: 'Modifica: {what}',
    earlier: 'Prima',
    later: 'Dopo',
    fix: 'Blocca l’orario',
    drop: 'Togli',
    empty: 'In questi orari non ci sta nulla. Arriva un po’ prima, o resta un po’ di più.',
    emptied: 'Non è rimasto nulla. Puoi rimettere ciò che hai tolto.',
    noTime: 'Così non resta tempo per il parco. Scegli altri orari.',
  },
  map: {
    alt: 'Mappa del parco: un’isola con sentieri tra spettacoli, animali e giardini',
    hint: 'Scegli un luogo per vedere cosa c’è.',
    stop: '{what}, {time}',
    out: '{what}: non è nel tuo programma',
    add: 'Aggiungi al programma',
    close: 'Chiudi',
  },
  bar: {
    request: 'Richiedi biglietti',
    undo: 'Annulla',
    undone: 'Il tuo programma è tornato come prima.',
    startedAgain: 'Si riparte da zero.',
  },
  dropped: {
    title: 'Fuori dal programma',
    back: 'Rimetti',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Quel giorno siamo chiusi',
    because: 'Motivo: {reason}.',
    next: 'Scegli invece {day}',
  },
  past: {
    text: 'Quel giorno è già passato.',
    again: 'Lo stesso programma per {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '{what}: in programma alle {time}.',
    moved: '{what}: ora in programma alle {time}.',
    stays: '{what}: non si può spostare oltre.',
    dropped: '{what}: fuori dal programma.',
    copied: 'Link copiato.',
    closed: 'Quel giorno il parco è chiuso.',
    failed: 'Caricamento non riuscito. Riprova.',
  },
};
