import { type Faults, type InquiryDraft, inquiryFields, maxLengths } from '../../../domain/inquiry.ts';

/**
 * No character is more than four UTF-16 units when it is taken apart (UAX #15, expansion under NFD): what is longer than
 * this many times a limit is over it however it is written, and need not be composed to know.
 */
const longestDecomposition = 4;

/**
 * Composing takes time by the square of a run of combining marks. No language has ten on a letter, and this many are composed
 * in no time; a joke in struck out or dripping letters has fewer.
 */
const longestRun = 250;

/**
 * What can be said of a draft before any of it is composed, lengths first: what comes after them sees a bounded text. No
 * keyboard makes NUL, halves of surrogate pairs and endless marks, and no database keeps the first two.
 */
export function unreadableFields(draft: InquiryDraft): Faults {
  const limits: Partial<Record<keyof InquiryDraft, number>> = maxLengths;
  const faults: Faults = {};
  for (const field of inquiryFields) {
    const text = draft[field];
    const limit = limits[field];
    if (limit !== undefined && text.length > limit * longestDecomposition) faults[field] = 'tooLong';
    else if (text.includes('\0') || !text.isWellFormed()) faults[field] = 'malformed';
    else if (limit !== undefined && hasEndlessMarks(text)) faults[field] = 'malformed';
  }
  return faults;
}

function hasEndlessMarks(text: string): boolean {
  // Run by run: one expression that counts would start anew at each mark.
  return [...text.matchAll(/\p{M}+/gu)].some(([run]) => run.length > longestRun);
}
