import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted, withOrdinal } from './french.ts';

const visitors = (count: number) => counted(count, 'visiteur');

/** The words of the mails to visitors. Labels of the fields are in `inquiry.ts`, those of the cards in `contact.ts`. */
export const mail = {
  /** A line of facts. */
  line: (label: string, value: string) => `${label} : ${value}`,
  visitors,
  /** A moment of the park's day. */
  moment: (day: string, time: string) => `${withOrdinal(day)} à ${time}`,
  /** To the visitor. */
  confirmation: {
    subject: (reference: string) => `Votre demande ${reference} à ${park.name}`,
    greeting: 'Bonjour,',
    thanks: `Merci pour votre demande ! Nous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
    reference: (reference: string) =>
      `Votre référence est ${reference}. Gardez-la sous la main quand vous nous appelez ou nous écrivez.`,
    asked: 'Ce que vous avez demandé',
    notTicket:
      'Ce message confirme que votre demande nous est parvenue. Ce n’est pas un billet : les billets viennent avec notre réponse.',
    reach: 'Pour nous joindre',
    notYou: `Vous n’avez rien envoyé ? Quelqu’un s’est sans doute trompé d’adresse. Dites-le-nous à ${park.privacyEmail}, et nous effacerons la demande.`,
    privacy: 'Ce que nous faisons de vos données :',
  },
  /** What the office begins its answer with, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Votre demande ${reference} à ${park.name}`,
    greeting: 'Bonjour,',
    about: (day: string, count: number) =>
      `Merci de votre demande pour le ${withOrdinal(day)} (${visitors(count)}).`,
    closed: (day: string, why: string) =>
      `Merci de votre demande. Malheureusement, le parc est fermé le ${withOrdinal(day)}${why}.`,
    anotherDay: (day: string) =>
      `Notre prochain jour d’ouverture est le ${withOrdinal(day)}. Cela vous conviendrait-il, ou préférez-vous un autre jour ?`,
    closing: `Cordialement,\n${park.name}`,
  },
};

export type MailCopy = typeof mail;
