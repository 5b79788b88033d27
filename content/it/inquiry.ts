import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './italian.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Nome e cognome',
  email: 'E-mail',
  phone: 'Telefono',
  visitDate: 'Data preferita della visita',
  numberOfVisitors: 'Numero di visitatori',
  specialRequests: 'Richieste particolari',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Compleanni, sedie a rotelle, animali preferiti…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'Un visitatore in meno', more: 'Un visitatore in più' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Scrivi il tuo nome', tooLong: 'È troppo lungo per un nome' },
  email: {
    missing: 'Scrivi il tuo indirizzo e-mail',
    malformed: 'Scrivi un indirizzo e-mail come nome@example.com',
    tooLong: 'È troppo lungo per un indirizzo e-mail',
  },
  phone: { missing: 'Scrivi un numero di telefono', tooLong: 'È troppo lungo per un numero di telefono' },
  visitDate: {
    missing: 'Seleziona la data della visita',
    malformed: 'Scrivi una data esistente: giorno, mese e anno, come GG/MM/AAAA',
    past: 'Questa giornata è già finita. Seleziona un’altra data',
    tooFar: `Accettiamo richieste con un anticipo massimo di ${counted(commitments.visits.monthsAhead, 'mese', 'mesi')}. Scegli una data più vicina`,
    // The date stands after a colon: with its article it would be `il 24 dicembre` but `l’8 dicembre`.
    closed: 'In questa data il parco è chiuso: {day}{why}. Scegli un altro giorno',
  },
  numberOfVisitors: {
    missing: 'Scrivi in quanti siete',
    notWhole: 'Scrivi un numero intero, per esempio 4',
    tooFew: `Almeno ${counted(commitments.visitors.min, 'visitatore', 'visitatori')}, per favore`,
    tooMany: `Per gruppi di oltre ${counted(commitments.visitors.max, 'persona', 'persone')}, telefonaci al ${park.phone} o scrivici a ${park.email}`,
  },
  specialRequests: { tooLong: 'Il testo è troppo lungo. Accorcialo un po’, per favore' },
};

export const inquiry = {
  title: 'Richiedi i tuoi biglietti',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'I campi con', after: 'sono obbligatori.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Scegli una data',
    dialog: 'Scegli la data della visita',
    months: 'Mesi',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    loading: 'Un attimo…',
    done: 'Fatto',
    closedToday: 'Per oggi il parco ha già chiuso',
    chosen: '{day}, data scelta',
    today: 'Oggi, {day}',
    closed: '{day}, chiuso ({reason})',
    /** Under a month, with days such as 7, 24–26. */
    closedDays: 'Chiuso: {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Il tuo programma',
    change: 'Modifica il programma',
    remove: 'Rimuovi',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Il tuo programma è per un altro giorno ({day}) e non verrà inviato con questa richiesta.',
    move: 'Lo stesso programma: {day}',
    unread: 'Una parte del link è illeggibile.',
  },
  submit: 'Invia richiesta',
  sending: 'Invio in corso…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Ricevi prezzi e orari per il tuo giorno, via e-mail entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
    'Chiedere è gratis e non ti impegna a nulla.',
    'Paghi più tardi, all’ingresso: con carta o in contanti.',
  ],
  sent: {
    title: 'Grazie per la tua richiesta!',
    text: `Ti risponderemo entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
  },
  noDate: 'Seleziona la data della visita',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Controlla i campi segnalati ({count}).',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'La tua richiesta non è partita',
    text: 'Qualcosa è andato storto. Quello che hai scritto è ancora qui. Riprova, oppure telefonaci:',
  },
  /** The phone number follows. */
  offline: {
    title: 'Nessuna connessione: non ancora inviata',
    text: 'Quello che hai scritto resta salvato in questa scheda. Invialo quando torni online, oppure telefonaci:',
  },
  faults,
  emailMarks: {
    at: 'Un indirizzo e-mail contiene una sola @, come nome@example.com',
    space: 'Un indirizzo e-mail non contiene spazi. Scrivine uno come nome@example.com',
    other: 'Un indirizzo e-mail non contiene «{mark}». Scrivine uno come nome@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'Non riusciamo a leggerlo. Scrivilo di nuovo',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Il modulo richiede JavaScript, che al momento non è attivo nel tuo browser. Telefonaci o scrivici:',
    or: 'oppure',
  },
};
