import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Vai al contenuto',
  /** Link texts of the pages. */
  pages: {
    home: 'Home',
    attractions: 'Attrazioni',
    contact: 'Contatti',
    plan: 'Giornata su misura',
    privacy: 'Informativa privacy',
    cookies: 'Informativa cookie',
    gdpr: 'Conformità al GDPR',
    legal: 'Note legali',
    accessibility: 'Accessibilità',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Principale',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    tickets: 'Richiedi biglietti',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Biglietti',
  },
  footer: {
    tagline: 'Dove la natura selvaggia passa la giornata con te.',
    quickLinks: 'Link rapidi',
    legal: 'Info legali',
    contact: 'Contatti',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Lingua',
  },
  closeMessage: 'Chiudi il messaggio',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Qui non si può stampare. Per stampare, apri questa pagina nel browser.',
  newTab: '(si apre in una nuova scheda)',
  notFound: {
    title: 'Pagina non trovata',
    description: 'A questo indirizzo non c’è nessuna pagina.',
    text: 'Ogni tanto si perdono anche i nostri pappagalli. La pagina che cercavi è volata via, o qui non ha mai fatto il nido.',
    home: 'Vai alla home',
    back: 'Indietro',
  },
  error: {
    title: 'Qualcosa è andato storto',
    text: 'L’errore è nostro: tu non hai sbagliato nulla.',
    unknown: 'Errore sconosciuto',
    retry: 'Riprova',
    home: 'Vai alla home',
  },
};
