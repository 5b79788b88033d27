import type { Day } from '../../../domain/day.ts';
import { type LinkedInquiry, readLinkedInquiry } from '../../../domain/request-link.ts';
import { findInquiryForm } from '../../ui/find-inquiry-form.ts';
import { readSession, writeSession } from '../../ui/session-storage.ts';
import type { ReceivedInquiry } from './delivery.ts';

const draftKey = 'inquiry-draft';
const receivedKey = 'inquiry-received';

/** Values by control name. */
type Draft = Record<string, string>;

export function getInputControls(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
  ];
}

/** Saves what has been typed, or deletes the draft if there is nothing. */
export function updateDraft(form = findInquiryForm()): void {
  // While it is being sent, a draft must not change, or it would become another inquiry.
  if (!form || (window.__preHydration && isDraftBeingSent())) return;
  const filledControls = getInputControls(form).filter(({ value }) => value !== '');
  // Before hydration no control has the day and the plan.
  const { visitDate, plan } = window.__preHydration ? readDraft() : {};
  if (filledControls.length === 0 && !visitDate) {
    deleteDraft();
    return;
  }
  const values = Object.fromEntries(filledControls.map(({ name, value }) => [name, value]));
  const sending = form.ariaBusy === 'true' ? 'yes' : undefined;
  writeSession(draftKey, { visitDate, plan, ...values, since: form.dataset['since'], sending });
}

/** Adds the values in the page's fragment to the draft, unless it is being sent. */
export function addLinkToDraft(today: Day): LinkedInquiry | null {
  const linkedInquiry = isDraftBeingSent() ? null : readLinkedInquiry(location.hash, today);
  if (linkedInquiry) writeSession(draftKey, { ...readDraft(), ...linkedInquiry.values });
  return linkedInquiry;
}

export const scrollToForm = (): void => document.getElementById('inquiry')?.scrollIntoView();

export function deleteDraft(): void {
  writeSession(draftKey, null);
}

/** True if the visitor left the page while sending. */
export const isDraftBeingSent = (): boolean => readDraft()['sending'] !== undefined;

/** `null` removes it. */
export const saveReceivedInquiry = (inquiry: ReceivedInquiry | null): void =>
  writeSession(receivedKey, inquiry);

export const readReceivedInquiry = (): ReceivedInquiry | null =>
  readSession(receivedKey) as ReceivedInquiry | null;

/** Fills empty controls, or all if the draft is being sent. */
export function fillFromDraft(form: HTMLFormElement, { since, sending, ...draft } = readDraft()): void {
  for (const control of getInputControls(form))
    if (sending || !control.value) control.value = draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

export function readDraft(): Partial<Draft> {
  return (readSession(draftKey) ?? {}) as Draft;
}

export function recordFirstTouch({ target }: Event): void {
  const form = findInquiryForm();
  if (form?.contains(target as Node)) form.dataset['since'] ??= String(Date.now());
}

/** Falls back to the time since the page was opened. */
export function getMsSinceFirstTouch(form: HTMLFormElement | null): number {
  const { since } = form?.dataset ?? {};
  return Math.round(since ? Date.now() - Number(since) : performance.now());
}
