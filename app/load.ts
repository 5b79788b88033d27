/** What it takes to show a page: its module, its data, its style. */
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

/** URLs of the stylesheets that only some pages have, beside the one of every page. */
const styleUrls = { home, attractions, contact, plan, policy };

export type PageStyle = keyof typeof styleUrls;

export interface PageModule {
  default: ComponentType;
  /** What the page opens with. */
  hero?: HeroDrawings;
}

/** The 404 page is part of the frame: it comes where nothing else can be loaded. */
export type LoadedName = Exclude<PageName, 'notFound'>;

interface PageParts {
  load: () => Promise<PageModule>;
  style?: PageStyle;
}

const policyPage: PageParts = { load: () => import('./routes/policy/policy.tsx'), style: 'policy' };
const contactPage: PageParts = { load: () => import('./routes/contact/contact.tsx'), style: 'contact' };

/** Every page: where its module is, and which style it has of its own. */
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

/** Loads the pages of a language, each once. */
export class PageLoader {
  readonly #folder: string;
  readonly #locale: Locale;
  readonly #pages = new Map<LoadedName, Promise<LoadedPage>>();
  readonly #styles = new Map<PageStyle, Promise<void>>();

  /** @param folder address of the folder of the data files */
  constructor(folder: string, locale: Locale) {
    this.#folder = folder;
    this.#locale = locale;
  }

  /** The page that came as a document: its styles are in it. */
  async first(page: LoadedName): Promise<LoadedPage> {
    const { style } = pages[page];
    if (style) this.#styles.set(style, Promise.resolve());
    const [module, data] = await Promise.all([pages[page].load(), this.#data(page)]);
    const loaded = { Page: module.default, data };
    this.#pages.set(page, Promise.resolve(loaded));
    return loaded;
  }

  /** Rejects where a part cannot be had; whoever asks again tries again. */
  page(page: LoadedName): Promise<LoadedPage> {
    const known = this.#pages.get(page);
    if (known) return known;
    const loading = this.#load(page).catch(error => {
      this.#pages.delete(page);
      throw error;
    });
    this.#pages.set(page, loading);
    return loading;
  }

  async #load(page: LoadedName): Promise<LoadedPage> {
    const { load, style } = pages[page];
    const isNew = style !== undefined && !this.#styles.has(style);
    const [module, data] = await Promise.all([load(), this.#data(page), style && this.#style(style)]);
    if (isNew && data.css) adoptStyle(data.css);
    return { Page: module.default, data };
  }

  #style(style: PageStyle): Promise<void> {
    const loading = this.#styles.get(style) ?? textOf(styleUrls[style]).then(adoptStyle);
    this.#styles.set(style, loading);
    loading.catch(() => this.#styles.delete(style));
    return loading;
  }

  async #data(page: LoadedName): Promise<PageData> {
    return JSON.parse(await textOf(`${this.#folder}/${this.#locale}-${page}.json`));
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
