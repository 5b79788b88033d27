import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Deine Daten',
  items: [
    { term: 'Verantwortlicher', text: park.name },
    {
      term: 'Zweck',
      text: 'Deine Anfrage beantworten und euren Besuch vorbereiten, beides auf deinen Wunsch.',
    },
    {
      term: 'Empfänger',
      text: 'Nur Unternehmen, die diese Website hosten oder unsere E-Mails zustellen.',
    },
    { term: 'Speicherdauer', text: `Bis zu ${inquiryYears} nach unserem letzten Kontakt.` },
    {
      term: 'Deine Rechte',
      text: 'Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'Alles Weitere steht in unserer',
};
