/**
 * The draft of the inquiry, kept in session storage until the inquiry has been received and restored when the form is mounted again.
 * After that the server's answer is kept, until its confirmation has been shown.
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
  // Once received it is no longer a draft, even while "Sending..." is shown.
  if (!form || (form.ariaBusy === 'true' && readSession(receivedKey))) return;
  const entered = enteredControls(form).filter(({ value }) => value !== '');
  // Before hydration no control holds the chosen day and the plan.
  const { visitDate, plan } = window.__early ? readDraft() : {};
  if (entered.length === 0 && !visitDate) {
    dropDraft();
    return;
  }
  const values = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  writeSession(draftKey, { visitDate, plan, ...values, since: form.dataset['since'] });
}

/** Adds to the draft what the link to this page hands over, and returns it. */
export function takeRequest(today: Day): TicketRequest | null {
  const request = readRequest(location.hash, today);
  if (request) writeSession(draftKey, { ...readDraft(), ...request.values });
  return request;
}

/** For a link that hands over something, and so has no fragment to scroll to. */
export const showForm = (): void => document.getElementById('inquiry')?.scrollIntoView();

export function dropDraft(): void {
  writeSession(draftKey, null);
}

/** Stores the answer, so that a visitor who left before the confirmation sees it on return. */
export function keepReceived(received: Received): void {
  dropDraft();
  writeSession(receivedKey, received);
}

/** Reads and removes the stored answer. */
export function takeReceived(): Received | null {
  const received = readSession(receivedKey);
  writeSession(receivedKey, null);
  return received as Received | null;
}

/** Restores the draft into empty controls. */
export function fillFromDraft(form: HTMLFormElement, { since, ...draft } = readDraft()): void {
  for (const control of enteredControls(form)) control.value ||= draft[control.name] ?? '';
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
