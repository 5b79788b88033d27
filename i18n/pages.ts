/** Legal pages. */
export const policyIds = ['privacy', 'cookies', 'gdpr', 'legal', 'accessibility'] as const;

export type PolicyId = (typeof policyIds)[number];

export const isPolicyId = (name: string): name is PolicyId => policyIds.some(id => id === name);

/** Pages that links lead to. */
export const pageIds = ['home', 'attractions', 'contact', 'plan', ...policyIds] as const;

export type PageId = (typeof pageIds)[number];

export const isPageId = (name: string): name is PageId => pageIds.some(id => id === name);

/** Path segments. `thanks`, after a live inquiry without scripts, is never linked to. */
export type Slugs = Record<Exclude<PageId, 'home'> | 'thanks', string>;
