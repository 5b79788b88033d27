import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Naar de inhoud',
  /** Link texts of the pages. */
  pages: {
    home: 'Home',
    attractions: 'Attracties',
    contact: 'Contact',
    plan: 'Dagplanner',
    privacy: 'Privacybeleid',
    cookies: 'Cookiebeleid',
    gdpr: 'AVG-beleid',
    legal: 'Juridische informatie',
    accessibility: 'Toegankelijkheid',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Hoofdmenu',
    open: 'Menu openen',
    close: 'Menu sluiten',
    tickets: 'Tickets aanvragen',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Tickets',
  },
  footer: {
    tagline: 'Hier gaan de wilde dieren een dagje uit\u00a0met\u00a0jou.',
    quickLinks: 'Snel naar',
    legal: 'Juridisch',
    contact: 'Contact',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Taal',
  },
  closeMessage: 'Melding sluiten',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Printen lukt hier niet. Open deze pagina in je browser om te printen.',
  newTab: '(opent in een nieuw tabblad)',
  notFound: {
    title: 'Pagina niet gevonden',
    description: 'Op dit adres staat geen pagina.',
    text: 'Zelfs onze ara’s raken weleens de weg kwijt. De pagina die je zocht, is gevlogen of heeft hier nooit genesteld.',
    home: 'Naar de homepage',
    back: 'Ga terug',
  },
  error: {
    title: 'Er ging onverwacht iets mis',
    text: 'Er is bij ons iets omgevallen. Het ligt niet aan jou.',
    unknown: 'Onbekende fout',
    retry: 'Opnieuw proberen',
    home: 'Naar de homepage',
  },
};
