import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Vos données',
  items: [
    { term: 'Responsable du traitement', text: park.name },
    {
      term: 'Finalité',
      text: 'Répondre à votre demande et préparer votre visite, comme vous nous l’avez demandé.',
    },
    {
      term: 'Destinataires',
      text: 'Seulement les entreprises qui hébergent ce site et acheminent nos e-mails.',
    },
    { term: 'Durée de conservation', text: `${inquiryYears} au plus après notre dernier échange.` },
    {
      term: 'Vos droits',
      text: 'Accès, rectification, effacement, limitation et portabilité de vos données, et opposition à leur traitement.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'Tous les détails sont sur la page',
};
