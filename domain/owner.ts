import type { Day } from './day.ts';

/**
 * Company data for the legal pages, and the dates of their reviews. Pages leave out what is `null`, and `npm run launch` lists it. Never
 * fill in invented values.
 */
export const owner: Record<OwnersFact, string | null> = {
  /** Registered company name with its legal form. */
  company: null,
  /** Número de identificación fiscal (NIF) of the company. */
  taxNumber: null,
  /** Commercial register with volume, folio and sheet. */
  register: null,
  /** Authority that licensed the zoo (Ley 31/2003, article 7). */
  zooAuthority: null,
  /** Number or date of that licence. */
  zooAuthorisation: null,
};

type OwnersFact = 'company' | 'taxNumber' | 'register' | 'zooAuthority' | 'zooAuthorisation';

/** When the owner confirmed what the pages say. `null` is a statement that nobody has verified; `npm run launch` lists it. */
export const confirmed: Record<Statement, Day | null> = {
  /** Visitors pay at the gate, by card or in cash: `offer` in `content/<language>/inquiry.ts`. */
  payment: null,
  /** Bus, parking and airports: `gettingHere` in `park.ts` and in `content/<language>/contact.ts`. */
  gettingHere: null,
  /** Food, picnic, pushchairs and rain: `goodToKnow` in `content/<language>/attractions.ts`. */
  goodToKnow: null,
};

export type Statement = 'payment' | 'gettingHere' | 'goodToKnow';

/** When counsel reviewed the current legal pages. */
export const legalReviewDate: Day | null = null;

/** When accessibility was last tested and the results written down. */
export const accessibilityMeasured: Day = '2026-11-22';

/** When the legal notice was last changed. */
export const legalNoticeChanged: Day = '2026-11-22';
