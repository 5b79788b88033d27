import type { Faults, InquiryField } from '../domain/inquiry.ts';
import type { Words } from './words.ts';

/** What is wrong with a field, in words; undefined where nothing is. A fault that has no words of its own gets general ones. */
export function faultText(
  { faults: texts, otherFault }: Pick<Words['inquiry'], 'faults' | 'otherFault'>,
  field: InquiryField,
  faults: Faults,
): string | undefined {
  const fault = faults[field];
  const ofField: Partial<Record<string, string>> = texts[field];
  return fault && (ofField[fault] ?? otherFault);
}
