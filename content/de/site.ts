import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Zum Inhalt springen',
  /** Link texts of the pages. */
  pages: {
    home: 'Start',
    attractions: 'Attraktionen',
    contact: 'Kontakt',
    plan: 'Tagesplaner',
    privacy: 'Datenschutzerklärung',
    cookies: 'Cookie-Richtlinie',
    gdpr: 'DSGVO-Erklärung',
    legal: 'Impressum',
    accessibility: 'Barrierefreiheit',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    tickets: 'Tickets anfragen',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Tickets',
  },
  footer: {
    // As in English a nod to the picture book: “Wo die wilden Kerle wohnen”.
    tagline: 'Wo die wilden Kerle den Tag mit euch verbringen.',
    quickLinks: 'Direkt zu',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Sprache',
  },
  closeMessage: 'Meldung schließen',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Hier lässt sich nicht drucken. Öffnet diese Seite zum Drucken im Browser.',
  newTab: '(öffnet in neuem Tab)',
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Auch unsere Aras verfliegen sich mal. Die Seite, die du suchst, ist ausgeflogen oder hat hier nie genistet.',
    home: 'Zur Startseite',
    back: 'Zurück',
  },
  error: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Bei uns ist etwas von der Stange gefallen. Du hast nichts falsch gemacht.',
    unknown: 'Unbekannter Fehler',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
};
