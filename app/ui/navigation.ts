import { type PageId, policyIds } from '../../i18n/paths.ts';

/** The pages that header and footer link to; their names are in `content/<locale>/site.json`. */
export const navigation = {
  main: ['home', 'attractions', 'plan', 'contact'],
  legal: policyIds,
} as const satisfies Record<string, readonly PageId[]>;
