/** The legal pages, which are all drawn alike. */
export const policyIds = ['privacy', 'cookies', 'gdpr', 'legal', 'accessibility'] as const;

export type PolicyId = (typeof policyIds)[number];

export const isPolicyId = (name: string): name is PolicyId => policyIds.some(id => id === name);

/** The pages of the site, which links lead to. */
export const pageIds = ['home', 'attractions', 'contact', 'plan', ...policyIds] as const;

export type PageId = (typeof pageIds)[number];

export const isPageId = (name: string): name is PageId => pageIds.some(id => id === name);

/**
 * What comes behind a language's prefix in the paths of its pages: lower-case letters and hyphens, no slashes. The home page has
 * nothing there. Three are no pages that links lead to: `thanks` is where a live inquiry ends that was sent without scripts, `refused`
 * answers a form post that could not be taken (it is filled in by the server, and never asked for by this path), and `offline` stands
 * in for a page that was never seen.
 */
export type Slugs = Record<Exclude<PageId, 'home'> | 'thanks' | 'refused' | 'offline', string>;
