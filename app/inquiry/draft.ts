import { isDay } from '../../shared/day.ts';
import { type InquiryDraft, inquiryFields } from '../../shared/inquiry.ts';

const storageKey = 'inquiry-draft';

/**
 * Keeps what was typed over a reload that the visitor did not ask for. Session storage, taken out when it is read:
 * nothing stays behind.
 */
export function keepDraft(draft: InquiryDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is off or full: the reload loses the text, and there is nothing to be done about it here.
  }
}

/** The draft that was kept, if there is one. */
export function takeDraft(): InquiryDraft | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const values = inquiryFields.map(field => [
      field,
      String((kept as Record<string, unknown>)[field] ?? ''),
    ]);
    const draft = Object.fromEntries(values) as InquiryDraft;
    return isDay(draft.visitDate) ? draft : { ...draft, visitDate: '' };
  } catch {
    return null;
  }
}
