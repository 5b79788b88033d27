import { commitments } from '../../domain/commitments.ts';
import { bound, countedOf, nouns } from './polish.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = bound({
  title: 'Dziękujemy za zapytanie!',
  description: 'Zapytanie o bilety do nas dotarło.',
  text: `Odpowiemy w ciągu ${countedOf(commitments.replyHours, nouns.hour)}.`,
  reference: 'Numer zapytania: {reference}',
  keep: 'Podaj go, gdy zadzwonisz, a od razu znajdziemy twoje zapytanie.',
  home: 'Strona główna',
});
