import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';
import { bound } from './polish.ts';

/** Words of the layout: header, footer, error screens. */
export const site = bound({
  skipLink: 'Przejdź do treści',
  /** Link texts of the pages. */
  pages: {
    home: 'Start',
    attractions: 'Atrakcje',
    contact: 'Kontakt',
    plan: 'Planer dnia',
    privacy: 'Polityka prywatności',
    cookies: 'Polityka cookies',
    gdpr: 'Zgodność z RODO',
    legal: 'Nota prawna',
    accessibility: 'Dostępność',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Menu główne',
    open: 'Otwórz menu',
    close: 'Zamknij menu',
    tickets: 'Zapytaj o bilety',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Bilety',
  },
  footer: {
    tagline: 'Tam, gdzie dzikie stwory spędzają dzień z tobą.',
    quickLinks: 'Na skróty',
    legal: 'Informacje prawne',
    contact: 'Kontakt',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Język',
  },
  closeMessage: 'Zamknij komunikat',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Tutaj nie da się drukować. Aby wydrukować stronę, otwórz ją w przeglądarce.',
  newTab: '(otwiera się w nowej karcie)',
  notFound: {
    title: 'Nie ma takiej strony',
    description: 'Pod tym adresem nie ma żadnej strony.',
    text: 'Nawet nasze ary czasem się gubią. Strona, której szukasz, odleciała albo nigdy tu nie uwiła gniazda.',
    home: 'Strona główna',
    back: 'Wróć',
  },
  error: {
    title: 'Coś poszło nie tak',
    text: 'Coś się u nas przewróciło. To nie twoja wina.',
    unknown: 'Nieznany błąd',
    retry: 'Spróbuj ponownie',
    home: 'Strona główna',
  },
});
