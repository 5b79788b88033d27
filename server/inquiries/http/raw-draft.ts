import {
  descriptionOf,
  type FieldErrors,
  type InquiryDraft,
  inquiryFields,
} from '../../../domain/inquiry.ts';

/** A decomposed character has at most four UTF-16 units (UAX #15). */
const maxDecomposition = 4;

/** Finds texts that take too long to normalize, or that databases reject (NUL, lone surrogates). */
export function findUnreadableFields(draft: InquiryDraft): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const field of inquiryFields) {
    const text = draft[field];
    const description = descriptionOf(field);
    const isText = 'maxLength' in description;
    if (isText && text.length > description.maxLength * maxDecomposition) fieldErrors[field] = 'tooLong';
    else if (text.includes('\0') || !text.isWellFormed()) fieldErrors[field] = 'malformed';
  }
  return fieldErrors;
}
