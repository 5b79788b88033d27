import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords } from './german.ts';

// Names of places come into these sentences as they are: no article, no case, no verb that would have to know their number.
const why: Record<Why, string> = {
  closed: 'Der Park ist geschlossen.',
  cancelled: 'Fällt an diesem Tag aus: {reason}.',
  over: 'Für heute schon vorbei.',
  gone: 'Nicht mehr im Programm.',
  hours: 'Liegt außerhalb eurer Zeiten.',
  overlap: 'Zur gleichen Zeit: {with}.',
  full: 'Dafür bleibt keine Zeit.',
  steps: 'Auf dem Weg hinein gibt es Stufen.',
  noise: 'Dort ist es laut.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Jetzt',
    next: 'Dann',
    leaveIn: '{what} um {time}\u00a0Uhr. In {count}\u00a0min losgehen.',
    leaveNow: '{what} um {time}\u00a0Uhr. Jetzt losgehen.',
    startsIn: '{what} um {time}\u00a0Uhr.',
    rest: 'Das war euer Tag. Kommt gut nach Hause.',
  },
  missed: {
    title: 'Was nicht hineinpasst',
    at: '{what} um {time}\u00a0Uhr',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Passt nicht hinein: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'Um {time}\u00a0Uhr ansehen',
    from: ', ab {from}\u00a0Uhr da sein',
    until: ', bis {until}\u00a0Uhr bleiben',
    instead: ', statt {instead}',
    anyway: 'Trotzdem aufnehmen',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Das hat sich geändert',
    unreadTitle: 'Der Link ist unvollständig',
    hours: 'Der Park ist an diesem Tag von {from} bis {until}\u00a0Uhr geöffnet.',
    moved: '{what} jetzt um {now} statt um {was}\u00a0Uhr.',
    cancelled: 'Entfällt: {what} um {was}\u00a0Uhr ({reason}).',
    gone: '{what} nicht mehr um {was}\u00a0Uhr.',
    goneWhole: 'Nicht mehr im Park: {what}.',
    unread: 'Einen Teil des Links konnten wir nicht lesen.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Auch auf diesem Gerät gespeichert', back: 'Zurück zu eurem Plan für {day}' },
  actions: {
    title: 'Zum Mitnehmen',
    share: 'Plan senden',
    shareTitle: `Ein Tag im Park ${park.name}`,
    cannotShare: 'Teilen geht hier nicht. Kopiert stattdessen den Link.',
    show: 'Link und QR-Code',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    cannotCopy: 'Der Link ist markiert. Kopiert ihn aus dem Feld.',
    qr: 'Der Plan als QR-Code für die Kamera eines anderen Handys',
    link: 'Im Link steckt der ganze Plan. Wir speichern nichts, und niemand braucht ein Konto.',
    calendar: 'In den Kalender',
    print: 'Drucken',
    startAgain: 'Neu beginnen',
    loading: 'Einen Moment\u00a0…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Für gute Plätze ${countedInWords(seatsBefore, 'eine Minute', 'Minuten')} vorher da sein.`,
    file: 'tag-im-park',
    saved: 'Kalenderdatei gespeichert',
    /** Also for apps that do not save files. */
    open: 'Öffnet {file}, dann steht der Termin im Kalender. Keine Datei da? Öffnet diese Seite im Browser.',
  },
};
