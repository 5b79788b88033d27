import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';
import { bound } from './polish.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = bound({
  title: 'Twoje dane',
  items: [
    { term: 'Administrator danych', text: park.name },
    { term: 'Cel', text: 'Odpowiedź na twoje zapytanie i przygotowanie wizyty, na twoją prośbę.' },
    { term: 'Odbiorcy', text: 'Tylko firmy, które utrzymują tę stronę i dostarczają naszą pocztę.' },
    { term: 'Jak długo', text: `Do ${inquiryYears} od ostatniego kontaktu.` },
    {
      term: 'Twoje prawa',
      text: 'Dostęp do danych, ich sprostowanie, usunięcie, przeniesienie, ograniczenie przetwarzania i sprzeciw wobec niego.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'Więcej znajdziesz tutaj:',
});
