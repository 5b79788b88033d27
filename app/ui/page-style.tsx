import { use } from 'react';
import { pathTo } from '../../i18n/paths.ts';
import pages from '../styles/pages.css?url';
import plan from '../styles/plan.css?url';
import { language } from './language.ts';

/** The parts of the style that only some pages have: the plan of a day has one of its own, the other pages share one. */
export type PageStyle = 'pages' | 'plan';

export const styleOf = (path: string): PageStyle =>
  path.replace(/\/$/, '') === pathTo('plan', language) ? 'plan' : 'pages';

const urls: Record<PageStyle, string> = { pages, plan };

const added: Partial<Record<PageStyle, Promise<void>>> = {};

/**
 * As a constructed sheet: the policy of the pages lets no other style in than the one that a page came with. A style that cannot be
 * had keeps nobody from the words.
 */
async function add(style: PageStyle): Promise<void> {
  try {
    const answer = await fetch(urls[style]);
    if (!answer.ok) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await answer.text());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
}

/** Holds a page back until its style is there, where the visitor has come by a page that has another. */
export function PageStyle({ path }: { path: string }) {
  const style = styleOf(path);
  if (typeof document !== 'undefined' && !document.querySelector(`style[data-with="${style}"]`)) {
    added[style] ??= add(style);
    use(added[style]);
  }
  return null;
}
