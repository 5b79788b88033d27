import type { Day } from '../domain/day.ts';
import type { PageId } from '../i18n/paths.ts';

/** Plain text, an internal link, an external link (`mailto:`, `tel:`, `https:`), or a blank for the owner to fill in, with a description. */
export type Inline =
  | string
  | { text: string; page: PageId }
  | { text: string; href: string }
  | { blank: string };

export type RichText = string | Inline[];

export type Block =
  | { type: 'text'; text: RichText }
  | { type: 'list'; items: RichText[] }
  | { type: 'terms'; items: { term: string; text: RichText }[] };

export interface PolicySection {
  /** Fragment identifier. */
  id: string;
  heading: string;
  blocks: Block[];
}

export interface PolicyCopy {
  title: string;
  /** The title with soft hyphens, if a word is too wide for a phone. */
  heading?: string;
  description: string;
  lead: string;
  /** Precedes the date. */
  updated: string;
  /** Date of the last change. Without one the page shows today's date (specification, section 2). */
  changed?: Day;
  contents: string;
  sections: PolicySection[];
}

/** Shorthands that keep the source of a policy readable. */
export const text = (...runs: Inline[]): Block => ({ type: 'text', text: runs });
export const list = (...items: RichText[]): Block => ({ type: 'list', items });
export const terms = (...items: { term: string; text: RichText }[]): Block => ({ type: 'terms', items });

/** A fact of the owner, or a marked blank with a description. */
export const factOrBlank = (fact: string | null, blank: string): Inline => fact ?? { blank };
