import type { InquiryDraft, InquiryField } from '../domain/inquiry.ts';

/** What the contact page shows if a form that was sent without scripts is rejected. */
export interface RejectedForm {
  title: string;
  text: string;
  /** True if correcting the form would not help. */
  showsPhone: boolean;
  draft: InquiryDraft;
  errors: Partial<Record<InquiryField, string>>;
}
