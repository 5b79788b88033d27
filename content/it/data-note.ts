import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'I tuoi dati',
  items: [
    { term: 'Titolare del trattamento', text: park.name },
    {
      term: 'Finalità',
      text: 'Rispondere alla tua richiesta e preparare la tua visita, come ci hai chiesto.',
    },
    { term: 'Destinatari', text: 'Nessuno, tranne chi ospita questo sito e recapita le nostre e-mail.' },
    { term: 'Conservazione', text: `Fino a ${inquiryYears} dal nostro ultimo contatto.` },
    {
      term: 'I tuoi diritti',
      text: 'Accesso, rettifica, cancellazione, limitazione, portabilità e opposizione.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'Tutti i dettagli nella nostra',
};
