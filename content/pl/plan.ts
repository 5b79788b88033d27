import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { bound, island } from './polish.ts';
import { named } from './shows.ts';

/** What a plan calls the places, by their ids. They fill gaps as they are: in the nominative, and in any number and gender. */
const places = placeNames(named, attractions, {
  gate: 'Brama',
  meal: 'Obiad pod palmami',
  garden: 'Cicha godzina w ogrodzie',
});

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Pn', long: 'poniedziałek' },
  Tue: { short: 'Wt', long: 'wtorek' },
  Wed: { short: 'Śr', long: 'środa' },
  Thu: { short: 'Cz', long: 'czwartek' },
  Fri: { short: 'Pt', long: 'piątek' },
  Sat: { short: 'So', long: 'sobota' },
  Sun: { short: 'Nd', long: 'niedziela' },
};

const who: Record<Who, string> = {
  children: 'Małe dzieci',
  wheels: 'Wózek dziecięcy lub inwalidzki',
  quiet: 'Ktoś, kto potrzebuje ciszy',
};

const noise: Record<Noise, string> = { quiet: 'cicho', lively: 'gwarno', loud: 'głośno' };
const seats: Record<Share, string> = {
  all: 'każdy usiądzie',
  some: 'kilka miejsc siedzących',
  none: 'same miejsca stojące',
};
const shade: Record<Share, string> = { all: 'cień', some: 'trochę cienia', none: 'bez cienia' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} stopień', few: '{count} stopnie', many: '{count} stopni', other: '{count} stopnia' },
  plan: {
    one: '{count} przystanek, od {from} do {until}.',
    few: '{count} przystanki, od {from} do {until}.',
    many: '{count} przystanków, od {from} do {until}.',
    other: '{count} przystanku, od {from} do {until}.',
  },
  missed: {
    one: '{count} życzenie się nie mieści.',
    few: '{count} życzenia się nie mieszczą.',
    many: '{count} życzeń się nie mieści.',
    other: '{count} życzenia się nie mieści.',
  },
};

/** Words of the planner. */
export const plan = bound({
  title: `Planer dnia w zoo ${island.on}`,
  description: `Wybierz dzień w zoo ${park.name} ${island.on} i to, czego nie chcesz przegapić: pokazy i obiad ułożą się na mapie w plan, który wyślesz lub wydrukujesz.`,
  hero: {
    title: 'Planer dnia',
    lead: 'Powiedz nam, kiedy przyjdziesz i czego nie chcesz przegapić. Reszta ułoży się sama.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Coś, co tu kiedyś było',
  weekdays,
  choices: {
    day: 'Którego dnia?',
    today: 'Dziś',
    closed: 'zamknięte',
    closedWhy: '{day}, zamknięte: {reason}',
    todayOver: 'Dziś zostało za mało czasu. Wybierz inny dzień.',
    other: 'Inny dzień',
    otherChosen: 'Inny dzień: {day}',
    hours: 'Od której do której?',
    from: 'Przyjście',
    until: 'Wyjście',
    reversed: 'Wybierz późniejszą godzinę wyjścia',
    who: 'Kto przyjdzie?',
    whoOptions: who,
    party: { title: 'Osoby', fewer: 'O jedną osobę mniej', more: 'O jedną osobę więcej' },
    must: 'Czego nie chcesz przegapić?',
    mustNote: 'Nie wiesz? Wybierzemy za ciebie.',
    /** How many of a kind are ticked. */
    some: 'Wybrane: {count} z {all}',
    groups: {
      show: 'Pokazy',
      encounter: 'Spotkania',
      activity: 'Zajęcia',
      quiet: 'Obiad i relaks',
    },
  },
  facts: {
    noise,
    splash: 'może chlapać',
    stepFree: 'bez schodów',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Twój dzień',
    /** Shown until a day is chosen. */
    anyDay: 'Zwykły dzień w parku',
    visit: '{from}–{until}',
    /** Shown until the plan of a link is there. */
    opening: 'Otwieramy plan…',
    otherHours: 'Inne godziny niż zwykle: {reason}',
    free: 'Od {from} do {until} czas wolny.',
    home: 'Pora wracać: {count}\u00a0min do bramy',
    minutes: '{count}\u00a0min',
    walk: '{count}\u00a0min spacerem',
    onFoot: '{count}\u00a0min spaceru',
    seatsBy: 'Zajmij miejsce do {time}',
    until: 'do {time}',
    requested: 'Twój wybór',
    fixed: 'Godzina ustalona',
    moved: 'Przeniesione z {time}: {reason}',
    over: 'Już za tobą',
    now: 'Teraz',
    nowAt: '{what}, do {time}.',
    changeOf: 'Zmień: {what}',
    earlier: 'Wcześniej',
    later: 'Później',
    fix: 'Zostaw tę godzinę',
    drop: 'Pomiń',
    empty: 'W tych godzinach nic się nie zmieści. Przyjdź trochę wcześniej albo zostań trochę dłużej.',
    emptied: 'Plan jest pusty. To, co pominięte, możesz przywrócić.',
    noTime: 'Tak nie zostaje czasu w parku. Wybierz inne godziny.',
  },
  map: {
    alt: 'Mapa parku: wyspa ze ścieżkami między pokazami, zwierzętami i ogrodami',
    hint: 'Wybierz miejsce i sprawdź, co tam czeka.',
    stop: '{what}, {time}',
    out: '{what}: poza twoim planem',
    add: 'Dodaj do planu',
    close: 'Zamknij',
  },
  bar: {
    request: 'Zapytaj o bilety',
    undo: 'Cofnij',
    undone: 'Zmiana cofnięta.',
    startedAgain: 'Zaczynamy od nowa.',
  },
  dropped: {
    title: 'Pominięte',
    back: 'Przywróć',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Tego dnia zamknięte',
    because: 'Powód: {reason}.',
    next: 'Zamiast tego: {day}',
  },
  past: {
    text: 'Ten dzień już minął.',
    again: 'Ten sam plan: {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '{what}: w planie o {time}.',
    moved: '{what}: teraz w planie o {time}.',
    stays: '{what}: dalej już nie da się przesunąć.',
    dropped: 'Pominięte: {what}.',
    copied: 'Link skopiowany.',
    closed: 'Tego dnia park jest zamknięty.',
    failed: 'Nie udało się tego wczytać. Spróbuj jeszcze raz.',
  },
});
