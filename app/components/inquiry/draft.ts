/**
 * What session storage keeps of the form: its draft, until its inquiry has been received, and what was received, until another inquiry
 * is sent.
 */
import type { Day } from '../../../domain/day.ts';
import { readRequest, type TicketRequest } from '../../../domain/request-link.ts';
import { readSession, writeSession } from '../../ui/session.ts';
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
export function enteredControls(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
  ];
}

export function keepDraft(form = inquiryForm()): void {
  // Until it is sent again, what is being sent stays as it is: changed, it would be another inquiry.
  if (!form || (window.__early && isBeingSent())) return;
  const entered = enteredControls(form).filter(({ value }) => value !== '');
  // Before hydration no control holds the chosen day and the plan.
  const { visitDate, plan } = window.__early ? readDraft() : {};
  if (entered.length === 0 && !visitDate) {
    dropDraft();
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
export function takeRequest(today: Day): TicketRequest | null {
  const request = isBeingSent() ? null : readRequest(location.hash, today);
  if (request) writeSession(draftKey, { ...readDraft(), ...request.values });
  return request;
}

/** For a link that hands over something, and so has no fragment to scroll to. */
export const showForm = (): void => document.getElementById('inquiry')?.scrollIntoView();

export function dropDraft(): void {
  writeSession(draftKey, null);
}

/** Whether the visitor has left the page while the draft was being sent. */
export const isBeingSent = (): boolean => readDraft()['sending'] !== undefined;

/** `null` removes it. */
export const keepReceived = (received: Received | null): void => writeSession(receivedKey, received);

export const readReceived = (): Received | null => readSession(receivedKey) as Received | null;

/** Restores the draft into empty controls; one that is being sent into all. */
export function fillFromDraft(form: HTMLFormElement, { since, sending, ...draft } = readDraft()): void {
  for (const control of enteredControls(form))
    if (sending || !control.value) control.value = draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

export function readDraft(): Partial<Draft> {
  return (readSession(draftKey) ?? {}) as Draft;
}

/** Records when the form was first touched, as a Unix timestamp in milliseconds. */
export function noteTouch({ target }: Event): void {
  const form = (target as Element).closest?.<HTMLElement>('form[data-replay]');
  if (form) form.dataset['since'] ??= String(Date.now());
}

/** Milliseconds since the form was first touched; if that is unknown, since the page was opened. */
export function touchedFor(form: HTMLFormElement | null): number {
  const { since } = form?.dataset ?? {};
  return Math.round(since ? Date.now() - Number(since) : performance.now());
}
