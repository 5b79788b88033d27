import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Your data',
  items: [
    { term: 'Who’s responsible', text: park.name },
    { term: 'What for', text: 'To answer your inquiry and prepare your visit, as you asked.' },
    { term: 'Who else', text: 'Only the companies that host this site and carry our email.' },
    { term: 'How long', text: `Up to ${inquiryYears} after our last contact.` },
    {
      term: 'Your rights',
      text: 'To access, correct, erase, restrict or move your data, and to object to its use.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'It’s all in our',
};
