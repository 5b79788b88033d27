import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '../../domain/day.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { RefusedPost } from '../../i18n/refused-post.ts';

export const rendererFolder = 'server';
export const rendererFile = 'entry.server.js';
export const pagesFile = 'pages.json';

interface AnswerPage {
  data: object;
  picture?: string | undefined;
  frame: [before: string, after: string];
}

export type AnswerPages = Partial<Record<Locale, Record<'contact' | 'thanks', AnswerPage>>>;

/** `render` of `app/entry.server.tsx`. */
type Render = (page: string, data: object, picture?: string, refusedPost?: RefusedPost) => Promise<string>;

/** For forms posted without JavaScript. */
export interface AnswerRenderer {
  /** The languages of this build (`LANGUAGES`). */
  locales: readonly Locale[];
  contact(locale: Locale, refusedPost: RefusedPost, today: Day): Promise<string>;
  thanks(locale: Locale, reference: string): Promise<string>;
}

export async function loadAnswerRenderer(folder: string): Promise<AnswerRenderer> {
  const rendererPath = resolve(folder, rendererFolder);
  const pages: AnswerPages = JSON.parse(await readFile(join(rendererPath, pagesFile), 'utf8'));
  const { render }: { render: Render } = await import(pathToFileURL(join(rendererPath, rendererFile)).href);
  const renderPage = async (
    locale: Locale,
    name: 'contact' | 'thanks',
    requestData: object,
    refusedPost?: RefusedPost,
  ) => {
    const page = pages[locale]?.[name];
    if (!page) throw new Error(`The site was built without the language ${locale}.`);
    const [before, after] = page.frame;
    return before + (await render(name, { ...page.data, ...requestData }, page.picture, refusedPost)) + after;
  };
  return {
    locales: Object.keys(pages) as Locale[],
    contact: (locale, refusedPost, today) => renderPage(locale, 'contact', { buildDay: today }, refusedPost),
    thanks: (locale, reference) => renderPage(locale, 'thanks', { reference }),
  };
}
