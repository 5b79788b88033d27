import type { Day } from '../domain/day.ts';
import type { PageId } from '../i18n/paths.ts';

/** Plain text, an internal link, or an external link (`mailto:`, `tel:`, `https:`). */
export type Inline = string | { text: string; page: PageId } | { text: string; href: string };

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

/** Terms and their descriptions, without those whose text the owner has yet to provide (`domain/owner.ts`). */
export const terms = (...items: { term: string; text: RichText | null }[]): Block => ({
  type: 'terms',
  items: items.flatMap(({ term, text }) => (text ? [{ term, text }] : [])),
});

/** Sections, without those whose terms are all yet to be provided. */
export const completeSections = (...sections: PolicySection[]): PolicySection[] =>
  sections.filter(({ blocks }) => blocks.every(block => block.type !== 'terms' || block.items.length > 0));
