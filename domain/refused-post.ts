import type { InquiryDraft, InquiryField } from './inquiry.ts';

/** What the form shows again if it was posted without scripts and not accepted. */
export interface RefusedPost {
  title: string;
  text: string;
  /** Whether to name the park's phone number, because correcting the form would not help. */
  showsPhone: boolean;
  draft: InquiryDraft;
  /** The error messages of its fields. */
  errors: Partial<Record<InquiryField, string>>;
}
