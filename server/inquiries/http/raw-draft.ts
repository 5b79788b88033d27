import {
  descriptionOf,
  type FieldErrors,
  type InquiryDraft,
  inquiryFields,
} from '../../../domain/inquiry.ts';

/** A decomposed character has at most four UTF-16 units (UAX #15), so a text beyond its limit by this factor is too long. */
const maxDecomposition = 4;

/** Faults of texts that take too long to normalize, or that databases reject (NUL, lone surrogates). */
export function unreadableFields(draft: InquiryDraft): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const text = draft[field];
    const description = descriptionOf(field);
    const isText = 'maxLength' in description;
    if (isText && text.length > description.maxLength * maxDecomposition) errors[field] = 'tooLong';
    else if (text.includes('\0') || !text.isWellFormed()) errors[field] = 'malformed';
  }
  return errors;
}
