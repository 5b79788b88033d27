import type { InquiryDraft, InquiryField } from '../domain/inquiry.ts';

/** What the contact page shows after a form sent without scripts was refused. */
export interface RefusedPost {
  title: string;
  text: string;
  /** True if correcting the form would not help. */
  showsPhone: boolean;
  draft: InquiryDraft;
  errors: Partial<Record<InquiryField, string>>;
}
