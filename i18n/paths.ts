import type { Language } from './locales.ts';

/** All that a path depends on. */
type Prefixed = Pick<Language, 'pathPrefix'>;

/** The pages and their paths in the default language. No trailing slashes (specification, section 2). */
export const pagePaths = {
  home: '/',
  attractions: '/attractions',
  contact: '/contact',
  plan: '/plan',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  gdpr: '/gdpr-policy',
} as const;

export type PageId = keyof typeof pagePaths;

export const pageIds = Object.keys(pagePaths) as PageId[];

/** Where a live inquiry that was sent without scripts ends. Not among the pages: nobody is led to it by a link. */
export function thanksPath({ pathPrefix }: Prefixed): string {
  return `${pathPrefix}/thank-you`;
}

/** What answers a form post that could not be taken. Built, and then filled in by the server; never asked for by this path. */
export function refusedPath({ pathPrefix }: Prefixed): string {
  return `${pathPrefix}/refused-inquiry`;
}

/** What the service worker shows in place of a page that was never seen. */
export function offlinePath({ pathPrefix }: Prefixed): string {
  return `${pathPrefix}/offline`;
}

/** What answers where nothing is, below a language's prefix. Not among the pages either. */
export function notFoundPath({ pathPrefix }: Prefixed): string {
  return `${pathPrefix}/404`;
}

/** The path of a page in a language: the only maker of internal URLs. */
export function pathTo(page: PageId, { pathPrefix }: Prefixed): string {
  const path = `${pathPrefix}${pagePaths[page]}`;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
