import type { PageId } from '../../i18n/pages.ts';

/** What families need in the park, in the order of the menu. */
export const precachedPages: readonly PageId[] = ['attractions', 'plan', 'contact'];
