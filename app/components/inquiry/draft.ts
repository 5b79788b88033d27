/**
 * What session storage keeps of the form: its draft, until its inquiry has been received, and what was received, until another inquiry
 * is sent.
 */
import type { Day } from '../../../domain/day.ts';
import { readRequest, type TicketRequest } from '../../../domain/request-link.ts';
import { readSession, writeSession } from '../../ui/session-storage.ts';
import type { Received } from './delivery.ts';

const draftKey = 'inquiry-draft';
const receivedKey = 'inquiry-received';

/** Values by the names of their controls. */
type Draft = Record<string, string>;

/** The inquiry form, if the page has one. */
export function inquiryForm(): HTMLFormElement | null {
  return document.querySelector('form[data-replay]');
}

/** The controls that hold the visitor's input. */
export function getInputControls(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
  ];
}

export function saveDraft(form = inquiryForm()): void {
  // Until it is sent again, what is being sent stays as it is: changed, it would be another inquiry.
  if (!form || (window.__preHydration && isDraftBeingSent())) return;
  const entered = getInputControls(form).filter(({ value }) => value !== '');
  // Before hydration no control holds the chosen day and the plan.
  const { visitDate, plan } = window.__preHydration ? readDraft() : {};
  if (entered.length === 0 && !visitDate) {
    deleteDraft();
    return;
  }
  const values = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  const sending = form.ariaBusy === 'true' ? 'yes' : undefined;
  writeSession(draftKey, { visitDate, plan, ...values, since: form.dataset['since'], sending });
}

/**
 * Adds to the draft what the link to this page hands over, and returns it. Not while a draft is being sent: changed, it would be another
 * inquiry.
 */
export function applyLinkRequest(today: Day): TicketRequest | null {
  const request = isDraftBeingSent() ? null : readRequest(location.hash, today);
  if (request) writeSession(draftKey, { ...readDraft(), ...request.values });
  return request;
}

/** For a link that hands over something, and so has no fragment to scroll to. */
export const scrollToForm = (): void => document.getElementById('inquiry')?.scrollIntoView();

export function deleteDraft(): void {
  writeSession(draftKey, null);
}

/** Whether the visitor has left the page while the draft was being sent. */
export const isDraftBeingSent = (): boolean => readDraft()['sending'] !== undefined;

/** `null` removes it. */
export const saveReceivedInquiry = (received: Received | null): void => writeSession(receivedKey, received);

export const readReceivedInquiry = (): Received | null => readSession(receivedKey) as Received | null;

/** Restores the draft into empty controls; one that is being sent into all. */
export function fillFromDraft(form: HTMLFormElement, { since, sending, ...draft } = readDraft()): void {
  for (const control of getInputControls(form))
    if (sending || !control.value) control.value = draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

export function readDraft(): Partial<Draft> {
  return (readSession(draftKey) ?? {}) as Draft;
}

/** Records when the form was first touched, as a Unix timestamp in milliseconds. */
export function recordFirstTouch({ target }: Event): void {
  const form = (target as Element).closest?.<HTMLElement>('form[data-replay]');
  if (form) form.dataset['since'] ??= String(Date.now());
}

/** Milliseconds since the form was first touched; if that is unknown, since the page was opened. */
export function msSinceFirstTouch(form: HTMLFormElement | null): number {
  const { since } = form?.dataset ?? {};
  return Math.round(since ? Date.now() - Number(since) : performance.now());
}
