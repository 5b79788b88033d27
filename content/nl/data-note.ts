import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Je gegevens',
  items: [
    { term: 'Verantwoordelijke', text: park.name },
    {
      term: 'Waarvoor',
      text: 'Om je aanvraag te beantwoorden en je bezoek voor te bereiden, omdat je ons daarom vraagt.',
    },
    {
      term: 'Wie nog meer',
      text: 'Niemand, behalve de bedrijven die deze site hosten en onze mail verzorgen.',
    },
    { term: 'Hoe lang', text: `Tot ${inquiryYears} na ons laatste contact.` },
    {
      term: 'Je rechten',
      text: 'Je gegevens inzien, ze laten rectificeren, wissen of overdragen, de verwerking laten beperken en er bezwaar tegen maken.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'Alles staat in ons',
};
