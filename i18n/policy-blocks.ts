/** Legal pages. */
import type { Day } from '../domain/day.ts';
import type { PageId } from './pages.ts';

/** Text, an internal or an external link. */
export type Inline = string | { text: string; page: PageId } | { text: string; href: string };

export type Block =
  | { type: 'text'; text: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'terms'; items: { term: string; text: Inline[] }[] };

export interface PolicySection {
  /** Fragment. */
  id: string;
  heading: string;
  blocks: Block[];
}

export interface PolicyWords {
  /** In menus. */
  name: string;
  title: string;
  /** With soft hyphens, if a word is too wide for a phone. */
  heading?: string;
  description: string;
  lead: string;
  /** Precedes the date. */
  updated: string;
  /** Unset: shows today's date. */
  changed?: Day;
  contents: string;
  sections: PolicySection[];
}
