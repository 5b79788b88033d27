/**
 * What was typed into the inquiry, kept in this tab while the visitor is on another page, and put back when the form is
 * there again. Session storage; gone when the inquiry has been received. Then it is what the park has answered that is kept, until
 * the visitor has been thanked.
 */
import type { Received } from './delivery.ts';

const storageKey = 'inquiry-draft';
const receivedKey = 'inquiry-received';

/** Values by the names of their controls. */
type Draft = Record<string, string>;

/** The form of the inquiry, where the page has it. */
export function inquiryForm(): HTMLFormElement | null {
  return document.querySelector('form[data-replay]');
}

/** The controls of a form that hold what a visitor has entered. */
export function enteredControls(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    control =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type !== 'hidden'),
  ) as (HTMLInputElement | HTMLTextAreaElement)[];
}

/**
 * Keeps what a form holds; where it holds nothing, nothing is kept. What has been received is no draft, while it is still shown as
 * being sent.
 */
export function keepDraft(form = inquiryForm()): void {
  if (!form || (form.ariaBusy === 'true' && read(receivedKey))) return;
  const entered = enteredControls(form).filter(({ value }) => value !== '');
  if (entered.length === 0) {
    dropDraft();
    return;
  }
  const draft = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  // Before React is there no control holds the day that was chosen before.
  const { visitDate } = window.__early ? readDraft() : {};
  write(storageKey, { visitDate, ...draft, since: form.dataset['since'] });
}

/** Puts values into what is kept for the form, in the place of earlier ones: chosen on another page. */
export function prefill(values: Draft): void {
  write(storageKey, { ...readDraft(), ...values });
}

/** Forgets it. */
export function dropDraft(): void {
  write(storageKey, null);
}

/** The inquiry has been received. Who leaves before that is said is thanked when the form is there again. */
export function keepReceived(received: Received): void {
  dropDraft();
  write(receivedKey, received);
}

/** What the visitor is to be thanked for. It is told once. */
export function takeReceived(): Received | null {
  const received = read(receivedKey);
  write(receivedKey, null);
  return received as Received | null;
}

/** Puts text back into a form, where nothing newer was typed. */
export function fillFromDraft(form: HTMLFormElement): void {
  const { since, ...draft } = readDraft();
  for (const control of enteredControls(form)) control.value ||= draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

/** What was kept; empty where nothing was. */
export function readDraft(): Partial<Draft> {
  return (read(storageKey) ?? {}) as Draft;
}

/** An object that was kept, or null. */
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
    // Storage is off or full: what was to be kept is lost with the page, and there is nothing to be done about it here.
  }
}

/** Notes at the form when it was first touched, in milliseconds since 1970. */
export function noteTouch({ target }: Event): void {
  const form = (target as Element).closest?.<HTMLElement>('form[data-replay]');
  if (form) form.dataset['since'] ??= String(Date.now());
}

/** How long ago that was, in milliseconds; where nobody knows, since the page began. */
export function touchedFor(form: HTMLFormElement | null): number {
  const { since } = form?.dataset ?? {};
  return Math.round(since ? Date.now() - Number(since) : performance.now());
}
