/** Loads the module, data and stylesheet of a page. */
import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { HeroDrawings } from './components/hero.tsx';
import type { PageData, PageName } from './page-data.ts';
import attractions from './styles/attractions.css?url';
import contact from './styles/contact.css?url';
import home from './styles/home.css?url';
import plan from './styles/plan.css?url';
import policy from './styles/policy.css?url';
import { adoptStyle } from './ui/adopt-style.ts';

/** Stylesheets of single pages; the common one is inlined in every document. */
const styleUrls = { home, attractions, contact, plan, policy };

export type PageStyle = keyof typeof styleUrls;

export interface PageModule {
  default: ComponentType;
  hero?: HeroDrawings;
}

/** The 404 page is part of the main bundle. */
export type LoadedName = Exclude<PageName, 'notFound'>;

interface PageParts {
  load: () => Promise<PageModule>;
  style?: PageStyle;
}

const policyPage: PageParts = { load: () => import('./routes/policy/policy.tsx'), style: 'policy' };
const contactPage: PageParts = { load: () => import('./routes/contact/contact.tsx'), style: 'contact' };

/** The module and stylesheet of every page. */
export const pages: Record<LoadedName, PageParts> = {
  home: { load: () => import('./routes/home/home.tsx'), style: 'home' },
  attractions: { load: () => import('./routes/attractions/attractions.tsx'), style: 'attractions' },
  contact: contactPage,
  plan: {
    load: async () =>
      (await Promise.all([import('./routes/plan/plan.tsx'), import('./routes/plan/planner.tsx')]))[0],
    style: 'plan',
  },
  privacy: policyPage,
  cookies: policyPage,
  gdpr: policyPage,
  legal: policyPage,
  accessibility: policyPage,
  thanks: { load: () => import('./routes/thanks/thanks.tsx') },
  refused: contactPage,
  offline: { load: () => import('./routes/offline/offline.tsx') },
};

/** A page that is ready to render. */
export interface LoadedPage {
  Page: ComponentType;
  data: PageData;
}

export type LoadPage = ReturnType<typeof pageLoader>;

/**
 * Loads pages of one language and caches them; failed requests are retried on the next call.
 * @param folder URL of the data files
 * @param initialPage the page of the current document, whose styles are inlined
 */
export function pageLoader(folder: string, locale: Locale, initialPage: LoadedName) {
  const loads = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
  const addStyle = (style: PageStyle) =>
    once(styleUrls[style], async () => {
      if (style !== pages[initialPage].style) adoptStyle(await textOf(styleUrls[style]));
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
      if (page !== initialPage && data.css) adoptStyle(data.css);
      return { Page: module.default, data };
    });
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
