import type { Day } from './day.ts';

/**
 * What only the owner knows, and what counsel has read: for the legal pages. `null` is a blank. Pages mark it, and `npm run launch`
 * lists it; nothing is made up here.
 */
export const owner: Record<OwnersFact, string | null> = {
  /** Registered name of the company that runs the park, with its legal form. */
  company: null,
  /** Número de identificación fiscal (NIF) of the company. */
  taxNumber: null,
  /** Register that the company is entered in, with volume, folio and sheet. */
  register: null,
  /** Authority that has authorised the zoo (Ley 31/2003, article 7). */
  zooAuthority: null,
  /** Number or date of that authorisation. */
  zooAuthorisation: null,
};

export type OwnersFact = 'company' | 'taxNumber' | 'register' | 'zooAuthority' | 'zooAuthorisation';

/** The day on which counsel has read the legal pages as they are now. */
export const readByCounsel: Day | null = null;

/** The day on which the accessibility of the site was last measured: the tests were run and their result written down. */
export const accessibilityMeasured: Day = '2026-11-22';

/** The day on which the legal notice was last changed. */
export const legalNoticeChanged: Day = '2026-11-22';
