import type { Language } from './locales.ts';

/** The pages of the site, which links lead to. */
export const pageIds = [
  'home',
  'attractions',
  'contact',
  'plan',
  'privacy',
  'cookies',
  'gdpr',
  'legal',
  'accessibility',
] as const;

export type PageId = (typeof pageIds)[number];

/**
 * What comes behind a language's prefix in the paths of its pages: lower-case letters and hyphens, no slashes. The home page has
 * nothing there. Three are no pages that links lead to: `thanks` is where a live inquiry ends that was sent without scripts, `refused`
 * answers a form post that could not be taken (it is filled in by the server, and never asked for by this path), and `offline` stands
 * in for a page that was never seen.
 */
export type Slugs = Record<Exclude<PageId, 'home'> | 'thanks' | 'refused' | 'offline', string>;

/** All that a path depends on. */
type Addressed = Pick<Language, 'pathPrefix' | 'slugs'>;

/** The path of a page in a language: the only maker of internal URLs. No trailing slashes (specification, section 2). */
export function pathTo(page: PageId | keyof Slugs, { pathPrefix, slugs }: Addressed): string {
  return page === 'home' ? pathPrefix || '/' : `${pathPrefix}/${slugs[page]}`;
}

/** The web manifest of a language. */
export function manifestPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/manifest.webmanifest`;
}

/** What answers where nothing is, below a language's prefix. Not among the pages either. */
export function notFoundPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/404`;
}
