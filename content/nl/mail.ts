import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted } from './dutch.ts';

const visitors = (count: number) => counted(count, 'bezoeker', 'bezoekers');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ${time}\u00a0uur`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Referentie',
    received: 'Ontvangen',
    page: 'Voor de ticketafdeling',
    plan: 'Dagplan',
    none: 'geen',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Je aanvraag ${reference} bij ${park.name}`,
    greeting: 'Hallo,',
    thanks: 'Bedankt voor je aanvraag!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `We antwoorden binnen ${counted(commitments.replyHours, 'uur')}.`,
    reference: (reference: string) =>
      `Je referentie is ${reference}. Houd die bij de hand als je ons belt of schrijft.`,
    asked: 'Wat je hebt aangevraagd',
    plan: 'Je dag, zoals je die hebt gepland',
    notTicket:
      'Deze mail bevestigt dat we je aanvraag hebben ontvangen. Dit is geen ticket: in ons antwoord bieden we je tickets aan.',
    reach: 'Zo bereik je ons',
    notYou: `Heb jij dit niet verstuurd? Dan heeft iemand misschien het verkeerde adres ingevuld. Laat het weten via ${park.privacyEmail}, dan wissen we de aanvraag.`,
    privacy: 'Zo gaan we met je gegevens om:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Je aanvraag ${reference} bij ${park.name}`,
    greeting: 'Hallo,',
    about: (day: string, count: number) => `Bedankt voor je aanvraag voor ${visitors(count)} op ${day}.`,
    closed: (day: string, why: string) =>
      `Bedankt voor je aanvraag. Helaas is het park op ${day} gesloten${why}.`,
    anotherDay: (day: string) =>
      `De eerstvolgende dag dat we open zijn, is ${day}. Komt die dag uit, of heb je liever een andere?`,
    openAfterAll: (day: string) => `Goed nieuws: op ${day} is het park toch open.`,
    noLonger: (day: string) => `De wijziging die we voor ${day} hadden aangekondigd, gaat niet door.`,
    closing: `Hartelijke groet,\n${park.name}`,
  },
};
