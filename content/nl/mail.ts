import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted } from './dutch.ts';

const visitors = (count: number) => counted(count, 'bezoeker', 'bezoekers');

/** The words of the mails to visitors. Labels of the fields are in `inquiry.ts`, those of the cards in `contact.ts`. */
export const mail = {
  /** A line of facts. */
  line: (label: string, value: string) => `${label}: ${value}`,
  visitors,
  /** A moment of the park's day. */
  moment: (day: string, time: string) => `${day}, ${time}\u00a0uur`,
  /** To the visitor. */
  confirmation: {
    subject: (reference: string) => `Je aanvraag ${reference} bij ${park.name}`,
    greeting: 'Hallo,',
    thanks: `Bedankt voor je aanvraag! We antwoorden binnen ${counted(commitments.replyHours, 'uur')}.`,
    reference: (reference: string) =>
      `Je referentie is ${reference}. Houd die bij de hand als je ons belt of schrijft.`,
    asked: 'Wat je hebt aangevraagd',
    notTicket:
      'Deze mail bevestigt dat je aanvraag is aangekomen. Het is geen ticket: de tickets komen met ons antwoord.',
    reach: 'Zo bereik je ons',
    notYou: `Heb jij dit niet verstuurd? Dan heeft iemand een adres verkeerd getypt. Laat het weten via ${park.privacyEmail}, dan wissen we de aanvraag.`,
    privacy: 'Zo gaan we met je gegevens om:',
  },
  /** What the office begins its answer with, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Je aanvraag ${reference} bij ${park.name}`,
    greeting: 'Hallo,',
    about: (day: string, count: number) => `Bedankt voor je aanvraag voor ${day}, ${visitors(count)}.`,
    closed: (day: string, why: string) =>
      `Bedankt voor je aanvraag. Helaas is het park op ${day} gesloten${why}.`,
    anotherDay: (day: string) =>
      `De eerstvolgende dag dat we open zijn, is ${day}. Komt die dag uit, of heb je liever een andere?`,
    closing: `Hartelijke groet,\n${park.name}`,
  },
};

export type MailCopy = typeof mail;
