/**
 * What was typed into the inquiry, kept in session storage until the inquiry has been received, and restored when the form is there
 * again. From then on it is the park's answer that is kept, until the visitor has been thanked.
 */
import type { Received } from './delivery.ts';

const draftKey = 'inquiry-draft';
const receivedKey = 'inquiry-received';

/** Values by the names of their controls. */
type Draft = Record<string, string>;

/** The form of the inquiry, where the page has it. */
export function inquiryForm(): HTMLFormElement | null {
  return document.querySelector('form[data-replay]');
}

/** The controls that hold what a visitor has entered. */
export function enteredControls(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
  ];
}

export function keepDraft(form = inquiryForm()): void {
  // What has been received is no draft, even while it is still shown as being sent.
  if (!form || (form.ariaBusy === 'true' && read(receivedKey))) return;
  const entered = enteredControls(form).filter(({ value }) => value !== '');
  if (entered.length === 0) {
    dropDraft();
    return;
  }
  // Before hydration no control holds the day that was chosen earlier.
  const { visitDate } = window.__early ? readDraft() : {};
  const values = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  write(draftKey, { visitDate, ...values, since: form.dataset['since'] });
}

/** Puts values into the draft that were chosen on another page. */
export function prefill(values: Draft): void {
  write(draftKey, { ...readDraft(), ...values });
}

export function dropDraft(): void {
  write(draftKey, null);
}

/** Whoever leaves before thanks are said is thanked when the form is there again. */
export function keepReceived(received: Received): void {
  dropDraft();
  write(receivedKey, received);
}

/** What the visitor is to be thanked for, once. */
export function takeReceived(): Received | null {
  const received = read(receivedKey);
  write(receivedKey, null);
  return received as Received | null;
}

/** Restores text where nothing newer was typed. */
export function fillFromDraft(form: HTMLFormElement): void {
  const { since, ...draft } = readDraft();
  for (const control of enteredControls(form)) control.value ||= draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

export function readDraft(): Partial<Draft> {
  return (read(draftKey) ?? {}) as Draft;
}

function read(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return Object(kept) === kept ? (kept as object) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is off or full.
  }
}

/** Notes when the form was first touched, in milliseconds since 1970. */
export function noteTouch({ target }: Event): void {
  const form = (target as Element).closest?.<HTMLElement>('form[data-replay]');
  if (form) form.dataset['since'] ??= String(Date.now());
}

/** Milliseconds since the form was first touched; if that is unknown, since the page was opened. */
export function touchedFor(form: HTMLFormElement | null): number {
  const { since } = form?.dataset ?? {};
  return Math.round(since ? Date.now() - Number(since) : performance.now());
}
