/** The pages that the live server renders for one visitor, with the components that the build bundled for it. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '../../domain/day.ts';
import type { RefusedPost } from '../../domain/refused-post.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Below the folder of a live build. */
export const rendererFolder = 'server';
export const rendererFile = 'entry.server.js';
export const pagesFile = 'pages.json';

/** A page, except for what its data lacks until a request. */
interface AnswerPage {
  data: object;
  /** Its first picture, inlined. */
  picture?: string | undefined;
  /** The document before and after its content. */
  around: [before: string, after: string];
}

/** What the build writes: the contact page without scripts, and the thank-you page. */
export type AnswerPages = Partial<Record<Locale, Record<'contact' | 'thanks', AnswerPage>>>;

/** `render` of `app/entry.server.tsx`. */
type Render = (page: string, data: object, picture?: string, refused?: RefusedPost) => Promise<string>;

/** Renders the answers to a form that was posted without scripts. */
export interface AnswerRenderer {
  /** The languages of the build, which may have left some out (`LANGUAGES`). */
  locales: readonly Locale[];
  /** The contact page with what was posted, as of a day. */
  contact(locale: Locale, refused: RefusedPost, today: Day): Promise<string>;
  thanks(locale: Locale, reference: string): Promise<string>;
}

/** Loads the renderer of a live build. Rejects if it is missing. */
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
