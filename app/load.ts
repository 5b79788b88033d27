/** Loads what a page is made of: its module, its data and its stylesheet. */
import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { type PolicyId, policyIds } from '../i18n/paths.ts';
import type { HeroDrawings } from './components/hero.tsx';
import type { PageData, PageName } from './page-data.ts';
import attractions from './styles/attractions.css?url';
import contact from './styles/contact.css?url';
import home from './styles/home.css?url';
import plan from './styles/plan.css?url';
import policy from './styles/policy.css?url';
import { adoptStyle } from './ui/adopt-style.ts';

/** Stylesheets of single pages; the one that all pages share is in every document. */
const styleUrls = { home, attractions, contact, plan, policy };

export type PageStyle = keyof typeof styleUrls;

export interface PageModule {
  default: ComponentType;
  /** The drawings of its hero, if it has one. */
  hero?: HeroDrawings;
}

/** The 404 page loads nothing: it is part of the frame. */
export type LoadedName = Exclude<PageName, 'notFound'>;

interface PageParts {
  load: () => Promise<PageModule>;
  style?: PageStyle;
}

const policyPage: PageParts = { load: () => import('./routes/policy/policy.tsx'), style: 'policy' };
const contactPage: PageParts = { load: () => import('./routes/contact/contact.tsx'), style: 'contact' };

/** The module of every page, and its own stylesheet. */
export const pages: Record<LoadedName, PageParts> = {
  home: { load: () => import('./routes/home/home.tsx'), style: 'home' },
  attractions: { load: () => import('./routes/attractions/attractions.tsx'), style: 'attractions' },
  contact: contactPage,
  plan: { load: () => import('./routes/plan/plan.tsx'), style: 'plan' },
  ...(Object.fromEntries(policyIds.map(id => [id, policyPage])) as Record<PolicyId, PageParts>),
  thanks: { load: () => import('./routes/thanks/thanks.tsx') },
  refused: contactPage,
  offline: { load: () => import('./routes/offline/offline.tsx') },
};

/** A page that is ready to be shown. */
export interface LoadedPage {
  Page: ComponentType;
  data: PageData;
}

/**
 * Loads the pages of one language, each part once; what failed is fetched again when it is next asked for.
 * @param folder address of the data files
 * @param first the page that came as a document, with its styles in it
 */
export function pageLoader(folder: string, locale: Locale, first: LoadedName) {
  const loads = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
  const addStyle = (style: PageStyle) =>
    once(styleUrls[style], async () => {
      if (style !== pages[first].style) adoptStyle(await textOf(styleUrls[style]));
    });

  return (page: LoadedName): Promise<LoadedPage> =>
    once(page, async () => {
      const { load, style } = pages[page];
      const [module, json] = await Promise.all([
        load(),
        textOf(`${folder}/${locale}-${page}.json`),
        style && addStyle(style),
      ]);
      const data: PageData = JSON.parse(json);
      if (page !== first && data.css) adoptStyle(data.css);
      return { Page: module.default, data };
    });
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
