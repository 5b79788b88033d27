import { use } from 'react';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import attractions from '../styles/attractions.css?url';
import contact from '../styles/contact.css?url';
import home from '../styles/home.css?url';
import plan from '../styles/plan.css?url';
import policies from '../styles/policies.css?url';
import { adoptStyle } from './adopt-style.ts';
import { language } from './language.ts';

const urls = { home, attractions, contact, plan, policies };

/** The parts of the style that only some pages have, beside the one that is every page's. */
export type PageStyle = keyof typeof urls;

const styles: Record<PageId, PageStyle> = {
  home: 'home',
  attractions: 'attractions',
  contact: 'contact',
  plan: 'plan',
  privacy: 'policies',
  cookies: 'policies',
  gdpr: 'policies',
  legal: 'policies',
  accessibility: 'policies',
};

export function styleOf(path: string): PageStyle | undefined {
  const bare = path.replace(/(.)\/$/, '$1');
  if (bare === pathTo('refused', language)) return 'contact';
  const page = pageIds.find(id => pathTo(id, language) === bare);
  return page && styles[page];
}

/** Whether the document came with it inside. */
const isInside = (style: PageStyle) => document.querySelector(`style[data-with="${style}"]`) !== null;

/** Adds rules that the build has reckoned for a page, where its document has not brought them: the visitor has come by another. */
export function addReckoned(style: PageStyle, css: string): void {
  if (typeof document !== 'undefined' && !isInside(style)) adoptStyle(css);
}

const added: Partial<Record<PageStyle, Promise<void>>> = {};

/** Where it cannot be had, the page is asked for as a document, which has it inside. */
async function add(style: PageStyle, path: string): Promise<void> {
  try {
    const answer = await fetch(urls[style]);
    if (!answer.ok) throw new Error(answer.statusText);
    adoptStyle(await answer.text());
  } catch {
    location.assign(path);
  }
}

/** Sees to it that a page of the site, by its path with query and fragment, has its style: the visitor may have come by another. */
export function askForStyle(path: string): Promise<void> | undefined {
  const style = styleOf(path.replace(/[?#].*/, ''));
  if (!style || isInside(style)) return undefined;
  added[style] ??= add(style, path);
  return added[style];
}

/** Holds a page back until its style is there. */
export function PageStyle({ path }: { path: string }) {
  const asked = typeof document === 'undefined' ? undefined : askForStyle(path);
  if (asked) use(asked);
  return null;
}
