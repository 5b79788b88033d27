import type { Day } from './day.ts';

/** Legal pages omit what is `null`; `npm run launch` lists it. Never invent values. */
export const owner: Record<OwnerFact, string | null> = {
  /** With its legal form. */
  company: null,
  /** Número de identificación fiscal (NIF). */
  taxNumber: null,
  /** With volume, folio and sheet. */
  register: null,
  /** Licensed the zoo (Ley 31/2003, article 7). */
  zooAuthority: null,
  /** Number or date of that license. */
  zooAuthorization: null,
};

type OwnerFact = 'company' | 'taxNumber' | 'register' | 'zooAuthority' | 'zooAuthorization';

export const accessibilityTestedOn: Day = '2026-11-29';

export const legalNoticeChangedOn: Day = '2026-11-29';
