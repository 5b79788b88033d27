import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer about personal data, beside the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Je gegevens',
  items: [
    { term: 'Verantwoordelijke', text: park.name },
    {
      term: 'Waarvoor',
      text: 'Om op jouw verzoek je aanvraag te beantwoorden en je bezoek voor te bereiden.',
    },
    { term: 'Wie nog meer', text: 'Niemand, behalve wie deze site host en onze mail verzorgt.' },
    { term: 'Hoe lang', text: `Tot ${inquiryYears} na ons laatste contact.` },
    {
      term: 'Je rechten',
      text: 'Je gegevens inzien, rectificeren, laten wissen, beperken of overdragen, en bezwaar maken tegen het gebruik.',
    },
  ],
  /** Then the link to the privacy policy. */
  more: 'Alles staat in ons',
};

export type DataNoteCopy = typeof dataNote;
