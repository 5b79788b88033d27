import type { InquiryDraft, InquiryField } from './inquiry.ts';

/** Form contents after a refused post without scripts. */
export interface RefusedPost {
  title: string;
  text: string;
  /** If correcting the form would not help. */
  showsPhone: boolean;
  draft: InquiryDraft;
  errors: Partial<Record<InquiryField, string>>;
}
