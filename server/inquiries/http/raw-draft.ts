import { descriptionOf, type Faults, type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';

/** A decomposed character has at most four UTF-16 units (UAX #15), so a text beyond its limit by this factor is too long. */
const maxDecomposition = 4;

/** Maximum combining marks in a row, because composing them takes quadratic time. No language puts ten on a letter. */
const maxMarkRun = 250;

/** Faults of texts that take too long to normalize, or that databases reject (NUL, lone surrogates). */
export function unreadableFields(draft: InquiryDraft): Faults {
  const faults: Faults = {};
  for (const field of inquiryFields) {
    const text = draft[field];
    const description = descriptionOf(field);
    const isText = 'maxLength' in description;
    if (isText && text.length > description.maxLength * maxDecomposition) faults[field] = 'tooLong';
    else if (text.includes('\0') || !text.isWellFormed()) faults[field] = 'malformed';
    else if (isText && hasEndlessMarks(text)) faults[field] = 'malformed';
  }
  return faults;
}

function hasEndlessMarks(text: string): boolean {
  // A pattern such as /\p{M}{251}/ would backtrack at each mark.
  return [...text.matchAll(/\p{M}+/gu)].some(([run]) => run.length > maxMarkRun);
}
