import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './german.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  visitDate: 'Gewünschtes Besuchsdatum',
  numberOfVisitors: 'Anzahl der Personen',
  specialRequests: 'Besondere Wünsche',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Geburtstage, Rollstühle, Lieblingstiere\u00a0…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'Eine Person weniger', more: 'Eine Person mehr' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Bitte gib deinen Namen ein', tooLong: 'Das ist zu lang für einen Namen' },
  email: {
    missing: 'Bitte gib deine E-Mail-Adresse ein',
    malformed: 'Bitte gib eine E-Mail-Adresse wie name@example.com ein',
    tooLong: 'Das ist zu lang für eine E-Mail-Adresse',
  },
  phone: { missing: 'Bitte gib eine Telefonnummer ein', tooLong: 'Das ist zu lang für eine Telefonnummer' },
  visitDate: {
    missing: 'Bitte wähle ein Besuchsdatum',
    malformed: 'Bitte gib ein gültiges Datum ein: TT.MM.JJJJ',
    past: 'Dieser Tag ist schon vorbei. Bitte wähle ein anderes Datum',
    tooFar: `Wir nehmen Anfragen bis zu ${counted(commitments.visits.monthsAhead, 'Monat', 'Monate')} im Voraus an. Bitte wähle ein früheres Datum`,
    closed: 'Am {day} ist der Park geschlossen{why}. Bitte wähle einen anderen Tag',
  },
  numberOfVisitors: {
    missing: 'Bitte gib ein, wie viele ihr seid',
    notWhole: 'Bitte gib eine ganze Zahl ein, zum Beispiel 4',
    tooFew: `Mindestens ${counted(commitments.visitors.min, 'Person', 'Personen')}, bitte`,
    tooMany: `Bei mehr als ${counted(commitments.visitors.max, 'Person', 'Personen')} ruf uns bitte unter ${park.phone} an oder schreib an ${park.email}`,
  },
  specialRequests: { tooLong: 'Das ist mehr, als hier hineinpasst. Bitte kürze den Text' },
};

export const inquiry = {
  title: 'Tickets anfragen',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Felder mit', after: 'sind Pflichtfelder.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Datum wählen',
    dialog: 'Besuchsdatum wählen',
    months: 'Monate',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    loading: 'Einen Moment\u00a0…',
    done: 'Fertig',
    closedToday: 'Der Park hat für heute geschlossen',
    chosen: '{day}, gewählt',
    today: 'Heute, {day}',
    closed: '{day}, geschlossen ({reason})',
    /** Under a month, with days such as 7, 24–26. */
    closedDays: 'Geschlossen: {days} ({reason})',
    closedDay: '{day}.',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Euer Tag',
    change: 'Plan ändern',
    remove: 'Entfernen',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Euer Plan ist für den {day} und wird mit dieser Anfrage nicht verschickt.',
    move: 'Derselbe Plan für den {day}',
    unread: 'Einen Teil des Links konnten wir nicht lesen.',
  },
  submit: 'Anfrage senden',
  sending: 'Wird gesendet\u00a0…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Preise und Zeiten für deinen Tag bekommst du innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')} per E-Mail.`,
    'Die Anfrage kostet nichts und verpflichtet zu nichts.',
    'Bezahlt wird erst am Eingang, mit Karte oder bar.',
  ],
  sent: {
    title: 'Danke für deine Anfrage!',
    text: `Wir antworten innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}.`,
  },
  noDate: 'Bitte wähle ein Besuchsdatum',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Bitte sieh dir die {count} markierten Felder an.',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Deine Anfrage wurde nicht gesendet',
    text: 'Da ist etwas schiefgegangen. Deine Eingaben sind noch da. Bitte versuch es noch einmal oder ruf uns an:',
  },
  /** The phone number follows. */
  offline: {
    title: 'Keine Verbindung: noch nicht gesendet',
    text: 'Deine Eingaben bleiben in diesem Tab gespeichert. Sende sie, sobald du wieder online bist, oder ruf uns an:',
  },
  faults,
  emailMarks: {
    at: 'In einer E-Mail-Adresse steht genau ein @, so wie in name@example.com',
    space: 'In einer E-Mail-Adresse stehen keine Leerzeichen. Gib bitte eine wie name@example.com ein',
    other: 'In einer E-Mail-Adresse steht kein „{mark}“. Gib bitte eine wie name@example.com ein',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'Das können wir nicht lesen. Bitte gib es noch einmal ein',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Das Formular braucht JavaScript, das in deinem Browser nicht läuft. Bitte ruf uns an oder schreib uns eine E-Mail:',
    or: 'oder',
  },
};
