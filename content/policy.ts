import type { Day } from '../domain/day.ts';
import type { PageId } from '../i18n/paths.ts';

/**
 * A run of text: plain, a link to a page of the site, a link elsewhere (`mailto:`, `tel:`, `https:`), or a blank that only the owner can
 * fill in, with what belongs there.
 */
export type Inline =
  | string
  | { text: string; page: PageId }
  | { text: string; href: string }
  | { blank: string };

/** Text with links in it. A plain string where there are none. */
export type RichText = string | Inline[];

export type Block =
  | { type: 'text'; text: RichText }
  | { type: 'list'; items: RichText[] }
  /** Terms and what is said of each. */
  | { type: 'terms'; items: { term: string; text: RichText }[] };

export interface PolicySection {
  /** Anchor of the section. */
  id: string;
  heading: string;
  blocks: Block[];
}

export interface PolicyCopy {
  title: string;
  /** The title with soft hyphens, where a word of it is wider than a phone. */
  heading?: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** Before its date. */
  updated: string;
  /** When it was last changed. The policies that have none tell the day of the visit (specification, section 6). */
  changed?: Day;
  contents: string;
  sections: PolicySection[];
}

/** Short makers, so that a policy reads as a text. */
export const text = (...runs: Inline[]): Block => ({ type: 'text', text: runs });
export const list = (...items: RichText[]): Block => ({ type: 'list', items });
export const terms = (...items: { term: string; text: RichText }[]): Block => ({ type: 'terms', items });

/** What the owner has told, or a marked blank with what belongs there. */
export const toldOr = (told: string | null, blank: string): Inline => told ?? { blank };
