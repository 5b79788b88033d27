import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Skip to content',
  /** Link texts of the pages. */
  pages: {
    home: 'Home',
    attractions: 'Attractions',
    contact: 'Contact',
    plan: 'Day Planner',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    gdpr: 'GDPR Compliance',
    legal: 'Legal Notice',
    accessibility: 'Accessibility',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    tickets: 'Request Tickets',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Tickets',
  },
  footer: {
    tagline: 'Where the wild things spend the day with you.',
    quickLinks: 'Quick Links',
    legal: 'Legal',
    contact: 'Contact',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Language',
  },
  closeMessage: 'Close message',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Printing doesn’t work here. Open this page in your browser to print it.',
  newTab: '(opens in a new tab)',
  notFound: {
    title: 'Page Not Found',
    description: 'There’s no page at this address.',
    text: 'Even our macaws get lost now and then. The page you were looking for has flown off, or never nested here.',
    home: 'Go to Home',
    back: 'Go Back',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. It wasn’t anything you did.',
    unknown: 'Unknown error',
    retry: 'Try again',
    home: 'Go to Home',
  },
};
