/** The legal pages, which share a layout. */
export const policyIds = ['privacy', 'cookies', 'gdpr', 'legal', 'accessibility'] as const;

export type PolicyId = (typeof policyIds)[number];

export const isPolicyId = (name: string): name is PolicyId => policyIds.some(id => id === name);

/** The pages that links lead to. */
export const pageIds = ['home', 'attractions', 'contact', 'plan', ...policyIds] as const;

export type PageId = (typeof pageIds)[number];

export const isPageId = (name: string): name is PageId => pageIds.some(id => id === name);

/**
 * Path segments after a language's prefix: lower-case letters and hyphens. The home page has none. `thanks` is never
 * linked to: it follows a live inquiry sent without scripts.
 */
export type Slugs = Record<Exclude<PageId, 'home'> | 'thanks', string>;
