import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted } from './german.ts';

const visitors = (count: number) => counted(count, 'Person', 'Personen');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ${time}\u00a0Uhr`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Anfragenummer',
    received: 'Eingegangen',
    page: 'Für das Ticketbüro',
    plan: 'Plan für den Tag',
    none: 'keine',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Deine Anfrage ${reference} an ${park.name}`,
    greeting: 'Hallo,',
    // After the comma of the greeting German goes on with a small letter.
    thanks: 'danke für deine Anfrage!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `Wir antworten innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}.`,
    reference: (reference: string) =>
      `Deine Anfragenummer ist ${reference}. Bitte halte sie bereit, wenn du uns anrufst oder schreibst.`,
    asked: 'Das hast du angefragt',
    plan: 'So hast du den Tag geplant',
    notTicket:
      'Diese E-Mail bestätigt, dass deine Anfrage angekommen ist. Sie ist kein Ticket: Tickets bieten wir dir in unserer Antwort an.',
    reach: 'So erreichst du uns',
    notYou: `Die Anfrage ist nicht von dir? Dann hat sich wohl jemand bei der Adresse vertippt. Sag uns unter ${park.privacyEmail} Bescheid, und wir löschen die Anfrage.`,
    privacy: 'So gehen wir mit deinen Daten um:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Deine Anfrage ${reference} an ${park.name}`,
    greeting: 'Hallo,',
    about: (day: string, count: number) => `danke für deine Anfrage für ${visitors(count)} am ${day}.`,
    closed: (day: string, why: string) =>
      `danke für deine Anfrage. Leider ist der Park am ${day} geschlossen${why}.`,
    anotherDay: (day: string) =>
      `Das nächste Mal geöffnet haben wir am ${day}. Passt dir das, oder wäre dir ein anderer Tag lieber?`,
    openAfterAll: (day: string) => `gute Nachrichten: Am ${day} ist der Park nun doch geöffnet.`,
    noLonger: (day: string) => `die Änderung, die wir für den ${day} angekündigt hatten, gilt nicht mehr.`,
    closing: `Viele Grüße\n${park.name}`,
  },
};
