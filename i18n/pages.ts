import { keysOf, mapRecord } from '../domain/typed-records.ts';
import type { Locale, Localized } from './locales.ts';

/** The menu, on every page, that links to this one. Legal pages share a layout and are Markdown. */
type Menu = 'main' | 'legal';

interface PageEntry {
  /** Path segment: lower-case letters, digits and hyphens. The home page has none. */
  slugs: Localized<string> | null;
  menu: Menu;
}

/** In the order of the menus. */
const entries = {
  home: { menu: 'main', slugs: null },
  attractions: {
    menu: 'main',
    slugs: {
      en: 'attractions',
      es: 'atracciones',
      de: 'attraktionen',
      fr: 'attractions',
      it: 'attrazioni',
      nl: 'attracties',
      pl: 'atrakcje',
    },
  },
  plan: {
    menu: 'main',
    slugs: {
      en: 'plan',
      es: 'plan-del-dia',
      de: 'tagesplan',
      fr: 'votre-journee',
      it: 'programma-della-giornata',
      nl: 'dagplan',
      pl: 'plan-dnia',
    },
  },
  contact: {
    menu: 'main',
    slugs: {
      en: 'contact',
      es: 'contacto',
      de: 'kontakt',
      fr: 'contact',
      it: 'contatti',
      nl: 'contact',
      pl: 'kontakt',
    },
  },
  privacy: {
    menu: 'legal',
    slugs: {
      en: 'privacy-policy',
      es: 'politica-de-privacidad',
      de: 'datenschutzerklaerung',
      fr: 'politique-de-confidentialite',
      it: 'informativa-sulla-privacy',
      nl: 'privacybeleid',
      pl: 'polityka-prywatnosci',
    },
  },
  cookies: {
    menu: 'legal',
    slugs: {
      en: 'cookie-policy',
      es: 'politica-de-cookies',
      de: 'cookie-richtlinie',
      fr: 'politique-de-cookies',
      it: 'informativa-sui-cookie',
      nl: 'cookiebeleid',
      pl: 'polityka-cookies',
    },
  },
  gdpr: {
    menu: 'legal',
    slugs: {
      en: 'gdpr-policy',
      es: 'politica-rgpd',
      de: 'dsgvo-erklaerung',
      fr: 'politique-rgpd',
      it: 'informativa-gdpr',
      nl: 'avg-beleid',
      pl: 'polityka-rodo',
    },
  },
  legal: {
    menu: 'legal',
    slugs: {
      en: 'legal-notice',
      es: 'aviso-legal',
      de: 'impressum',
      fr: 'mentions-legales',
      it: 'note-legali',
      nl: 'juridische-informatie',
      pl: 'nota-prawna',
    },
  },
  accessibility: {
    menu: 'legal',
    slugs: {
      en: 'accessibility-statement',
      es: 'declaracion-de-accesibilidad',
      de: 'barrierefreiheit',
      fr: 'accessibilite',
      it: 'accessibilita',
      nl: 'toegankelijkheid',
      pl: 'deklaracja-dostepnosci',
    },
  },
} as const satisfies Record<string, PageEntry>;

type Entries = typeof entries;

export type PageId = keyof Entries;

type IdsIn<M extends Menu> = { [Id in PageId]: Entries[Id]['menu'] extends M ? Id : never }[PageId];

export type PolicyId = IdsIn<'legal'>;

export const pageIds = keysOf(entries);

const idsIn = <M extends Menu>(menu: M) => pageIds.filter((id): id is IdsIn<M> => entries[id].menu === menu);

export const menuIds = idsIn('main');

export const policyIds = idsIn('legal');

export const isPageId = (name: string): name is PageId => Object.hasOwn(entries, name);

export type Slugs = Record<Exclude<PageId, 'home'>, string>;

export const slugsIn = (locale: Locale): Slugs =>
  mapRecord(
    pageIds.filter(id => id !== 'home'),
    id => entries[id].slugs[locale],
  );
