import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { counted, uncapitalized } from './french.ts';
import { openingHours } from './hours.ts';

const visitors = (count: number) => counted(count, 'visiteur');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value. Small letters behind a colon. */
  line: (label: string, value: string) =>
    `${label} : ${value === openingHours ? uncapitalized(value) : value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day} à ${time}`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Référence',
    received: 'Reçue',
    page: 'Pour la billetterie',
    plan: 'Programme de la journée',
    none: 'aucune',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Votre demande ${reference} à ${park.name}`,
    greeting: 'Bonjour,',
    thanks: 'Merci pour votre demande !',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `Nous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
    reference: (reference: string) =>
      `Votre référence est ${reference}. Indiquez-la quand vous nous appelez ou nous écrivez.`,
    asked: 'Votre demande',
    plan: 'Votre journée, telle que vous l’avez composée',
    notTicket:
      'Ce message confirme que nous avons bien reçu votre demande. Ce n’est pas un billet : nous vous proposerons des billets dans notre réponse.',
    reach: 'Pour nous joindre',
    notYou: `Cette demande ne vient pas de vous ? Quelqu’un s’est sans doute trompé d’adresse. Écrivez-nous à ${park.privacyEmail}, et nous l’effacerons.`,
    privacy: 'Ce que nous faisons de vos données :',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Votre demande ${reference} à ${park.name}`,
    greeting: 'Bonjour,',
    about: (day: string, count: number) => `Merci de votre demande pour le ${day} (${visitors(count)}).`,
    closed: (day: string, why: string) =>
      `Merci pour votre demande. Malheureusement, le parc est fermé le ${day}${why}.`,
    anotherDay: (day: string) =>
      `Notre prochain jour d’ouverture est le ${day}. Cela vous conviendrait-il, ou préférez-vous un autre jour ?`,
    openAfterAll: (day: string) => `Bonne nouvelle : le parc sera finalement ouvert le ${day}.`,
    noLonger: (day: string) => `Le changement annoncé pour le ${day} n’a finalement pas lieu.`,
    closing: `Cordialement,\n${park.name}`,
  },
};
