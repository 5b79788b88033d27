import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './dutch.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Volledige naam',
  email: 'E-mail',
  phone: 'Telefoon',
  visitDate: 'Gewenste bezoekdatum',
  numberOfVisitors: 'Aantal bezoekers',
  specialRequests: 'Speciale wensen',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Verjaardagen, rolstoelen, lievelingsdieren…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'Eén bezoeker minder', more: 'Eén bezoeker meer' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Vul je naam in', tooLong: 'Dit is te lang voor een naam' },
  email: {
    missing: 'Vul je e-mailadres in',
    malformed: 'Vul een e-mailadres in zoals naam@example.com',
    tooLong: 'Dit is te lang voor een e-mailadres',
  },
  phone: { missing: 'Vul een telefoonnummer in', tooLong: 'Dit is te lang voor een telefoonnummer' },
  visitDate: {
    missing: 'Kies een bezoekdatum',
    malformed: 'Vul een bestaande datum in, als DD-MM-JJJJ',
    past: 'Die dag is al voorbij. Kies een andere datum',
    tooFar: `We nemen aanvragen aan tot ${counted(commitments.visits.monthsAhead, 'maand', 'maanden')} vooruit. Kies een eerdere datum`,
    closed: 'Het park is gesloten op {day}{why}. Kies een andere dag',
  },
  numberOfVisitors: {
    missing: 'Vul in met hoeveel jullie komen',
    notWhole: 'Vul een heel getal in, zoals 4',
    tooFew: `Vul minstens ${counted(commitments.visitors.min, 'bezoeker', 'bezoekers')} in`,
    tooMany: `Voor meer dan ${counted(commitments.visitors.max, 'bezoeker', 'bezoekers')}: bel ons op ${park.phone} of mail naar ${park.email}`,
  },
  specialRequests: { tooLong: 'Dat is meer dan hier past. Maak het wat korter' },
};

export const inquiry = {
  title: 'Vraag je tickets aan',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Velden met', after: 'zijn verplicht.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Kies een datum',
    dialog: 'Bezoekdatum kiezen',
    months: 'Maanden',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    loading: 'Een ogenblik…',
    done: 'Klaar',
    closedToday: 'Het park is voor vandaag gesloten',
    chosen: '{day}, gekozen',
    today: 'Vandaag, {day}',
    closed: '{day}, gesloten ({reason})',
    /** Below a month, with days such as 7, 24–26; `closedDay` formats a day of the month. */
    closedDays: 'Gesloten: {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Je dag',
    change: 'Plan wijzigen',
    remove: 'Verwijderen',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Je plan is voor {day} en gaat niet mee met deze aanvraag.',
    move: 'Hetzelfde plan voor {day}',
    unread: 'Een deel van de link was niet te lezen.',
  },
  submit: 'Aanvraag versturen',
  sending: 'Versturen…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Binnen ${counted(commitments.replyHours, 'uur')} mailen we je de prijzen en tijden voor je dag.`,
    'Aanvragen is gratis en verplicht je tot niets.',
    'Je betaalt later, bij de ingang: met kaart of contant.',
  ],
  sent: {
    title: 'Bedankt voor je aanvraag!',
    text: `We antwoorden binnen ${counted(commitments.replyHours, 'uur')}.`,
  },
  noDate: 'Kies een bezoekdatum',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Kijk nog even naar de {count} gemarkeerde velden.',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Je aanvraag is niet verstuurd',
    text: 'Er ging iets mis. Alles wat je hebt ingevuld, is er nog. Probeer het opnieuw of bel ons:',
  },
  /** The phone number follows. */
  offline: {
    title: 'Geen verbinding: nog niet verstuurd',
    text: 'Wat je hebt ingevuld, blijft in dit tabblad bewaard. Verstuur het zodra je weer online bent, of bel ons:',
  },
  faults,
  emailMarks: {
    at: 'In een e-mailadres staat precies één @, zoals in naam@example.com',
    space: 'In een e-mailadres staan geen spaties. Vul er een in zoals naam@example.com',
    other: 'In een e-mailadres staat geen ‘{mark}’. Vul er een in zoals naam@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'Dit kunnen we niet lezen. Vul het opnieuw in',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Dit formulier heeft JavaScript nodig, en dat werkt nu niet in je browser. Bel of mail ons:',
    or: 'of',
  },
};
