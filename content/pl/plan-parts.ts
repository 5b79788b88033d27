import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { bound } from './polish.ts';

const why: Record<Why, string> = {
  closed: 'Park jest zamknięty.',
  cancelled: 'Odwołane tego dnia: {reason}.',
  over: 'Dziś już się nie odbędzie.',
  gone: 'Tego już nie ma w programie.',
  hours: 'To poza godzinami twojej wizyty.',
  overlap: 'W tym samym czasie: {with}.',
  full: 'Nie starczy na to czasu.',
  steps: 'Przy wejściu są schody.',
  noise: 'Jest tam głośno.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = bound({
  moment: {
    now: 'Teraz',
    next: 'Potem',
    leaveIn: '{what} o {time}. Wyrusz za {count}\u00a0min.',
    leaveNow: '{what} o {time}. Wyrusz teraz.',
    startsIn: '{what} o {time}.',
    rest: 'To był twój dzień. Szczęśliwej drogi do domu.',
  },
  missed: {
    title: 'Co się nie mieści',
    at: '{what} o {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Nie mieści się: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'Zobacz o {time}',
    from: ', przyjdź na {from}',
    until: ', zostań do {until}',
    instead: ', odpadnie: {instead}',
    anyway: 'Dodaj mimo to',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Zmiany od ułożenia planu',
    unreadTitle: 'Link jest niepełny',
    hours: 'Tego dnia park jest otwarty od {from} do {until}.',
    moved: '{what}: nie o {was}, lecz o {now}.',
    cancelled: 'Odwołane: {what} o {was} ({reason}).',
    gone: '{what}: już nie o {was}.',
    goneWhole: '{what}: tego już nie ma w parku.',
    unread: 'Części linku nie udało się odczytać.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Zapisane też na tym urządzeniu', back: 'Wróć do swojego planu: {day}' },
  actions: {
    title: 'Zabierz plan ze sobą',
    share: 'Wyślij plan',
    shareTitle: `Dzień w parku ${park.name}`,
    cannotShare: 'Tutaj nie da się wysłać planu. Skopiuj link.',
    show: 'Link i QR',
    copy: 'Skopiuj link',
    copied: 'Skopiowano',
    cannotCopy: 'Link jest zaznaczony. Skopiuj go z pola.',
    qr: 'Plan jako kod QR do zeskanowania drugim telefonem',
    link: 'Cały plan jest w linku. U nas nic się nie zapisuje i nikt nie potrzebuje konta.',
    calendar: 'Dodaj do kalendarza',
    print: 'Drukuj',
    startAgain: 'Od nowa',
    loading: 'Chwileczkę…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Przyjdź ${seatsBefore}\u00a0min wcześniej, żeby zająć dobre miejsca.`,
    file: 'dzien-w-parku',
    saved: 'Plik kalendarza zapisany',
    /** Also for apps that do not save files. */
    open: 'Otwórz {file}, aby dodać go do kalendarza. Nie ma pliku? Otwórz tę stronę w przeglądarce.',
  },
});
