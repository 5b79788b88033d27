import type { InquiryField } from '../../domain/inquiry.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { InlineHashes } from './headers.ts';

/** A place in a built page that is filled in for one visitor. */
export type Slot =
  | 'title'
  | 'summary'
  | 'min'
  | 'reference'
  | `${'state' | 'value' | 'fault'}:${InquiryField}`;

/** A built page cut at its slots: text, slot, text, slot … text. No text of a visitor is ever looked through. */
export interface FormPage {
  texts: string[];
  slots: Slot[];
  inline: InlineHashes;
  /** Whether a form in it is posted. */
  posts: boolean;
}

export interface FaultsPage extends FormPage {
  /** Ids of the controls. */
  ids: Record<InquiryField, string>;
  /** The sign in front of a fault, as markup. */
  icon: string;
}

/** What answers a plain form post. Cut by the build (`site-build/form-pages.ts`), kept in the table of the site. */
export interface FormPages {
  faults: Localized<FaultsPage>;
  thanks: Localized<FormPage>;
}
