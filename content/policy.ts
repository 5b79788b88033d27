import type { PageId } from '../i18n/paths.ts';

/** A run of text: plain, a link to a page of the site, or a link elsewhere (`mailto:`, `tel:`, `https:`). */
export type Inline = string | { text: string; page: PageId } | { text: string; href: string };

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
  /** For search engines. */
  description: string;
  lead: string;
  updated: string;
  contents: string;
  sections: PolicySection[];
}

/** Short makers, so that a policy reads as a text. */
export const text = (...runs: Inline[]): Block => ({ type: 'text', text: runs });
export const list = (...items: RichText[]): Block => ({ type: 'list', items });
export const terms = (...items: { term: string; text: RichText }[]): Block => ({ type: 'terms', items });
