import { descriptionOf, type Faults, type InquiryDraft, inquiryFields } from '../../../domain/inquiry.ts';

/**
 * A character has at most four UTF-16 units when it is decomposed (UAX #15, expansion under NFD). A text that is longer than
 * its limit by this factor is too long however it is composed.
 */
const longestDecomposition = 4;

/**
 * Most combining marks in a row. Composing them takes quadratic time. No language puts ten on a letter, and texts that are
 * decorated with them for fun have fewer than this.
 */
const longestRun = 250;

/**
 * The faults of texts that must not be composed (Unicode NFC) or cannot be stored. Lengths are checked first, so that the other
 * checks see a bounded text. No keyboard makes NUL, lone surrogates or endless marks, and databases refuse the first two.
 */
export function unreadableFields(draft: InquiryDraft): Faults {
  const faults: Faults = {};
  for (const field of inquiryFields) {
    const text = draft[field];
    const description = descriptionOf(field);
    const isText = 'maxLength' in description;
    if (isText && text.length > description.maxLength * longestDecomposition) faults[field] = 'tooLong';
    else if (text.includes('\0') || !text.isWellFormed()) faults[field] = 'malformed';
    else if (isText && hasEndlessMarks(text)) faults[field] = 'malformed';
  }
  return faults;
}

function hasEndlessMarks(text: string): boolean {
  // An expression such as /\p{M}{251}/ would start anew at each mark.
  return [...text.matchAll(/\p{M}+/gu)].some(([run]) => run.length > longestRun);
}
