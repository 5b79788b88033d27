/** Pages that the live server renders per request. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '../../domain/day.ts';
import type { RefusedPost } from '../../domain/refused-post.ts';
import type { Locale } from '../../i18n/locales.ts';

export const rendererFolder = 'server';
export const rendererFile = 'entry.server.js';
export const pagesFile = 'pages.json';

/** A page whose data is completed per request. */
interface AnswerPage {
  data: object;
  picture?: string | undefined;
  around: [before: string, after: string];
}

export type AnswerPages = Partial<Record<Locale, Record<'contact' | 'thanks', AnswerPage>>>;

/** `render` of `app/entry.server.tsx`. */
type Render = (page: string, data: object, picture?: string, refused?: RefusedPost) => Promise<string>;

/** Renders the responses to a form posted without JavaScript. */
export interface AnswerRenderer {
  /** The languages of this build (`LANGUAGES`). */
  locales: readonly Locale[];
  contact(locale: Locale, refused: RefusedPost, today: Day): Promise<string>;
  thanks(locale: Locale, reference: string): Promise<string>;
}

export async function loadAnswerRenderer(folder: string): Promise<AnswerRenderer> {
  const at = resolve(folder, rendererFolder);
  const pages: AnswerPages = JSON.parse(await readFile(join(at, pagesFile), 'utf8'));
  const { render }: { render: Render } = await import(pathToFileURL(join(at, rendererFile)).href);
  const answer = async (locale: Locale, name: 'contact' | 'thanks', more: object, refused?: RefusedPost) => {
    const page = pages[locale]?.[name];
    if (!page) throw new Error(`The site was built without the language ${locale}.`);
    const [before, after] = page.around;
    return before + (await render(name, { ...page.data, ...more }, page.picture, refused)) + after;
  };
  return {
    locales: Object.keys(pages) as Locale[],
    contact: (locale, refused, today) => answer(locale, 'contact', { buildDay: today }, refused),
    thanks: (locale, reference) => answer(locale, 'thanks', { reference }),
  };
}
