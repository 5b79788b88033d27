/**
 * What was typed into the inquiry, kept in this tab while the visitor is on another page, and put back when the form is
 * there again. Session storage; gone when the inquiry has been received.
 */

const storageKey = 'inquiry-draft';

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

/** Keeps what a form holds; where it holds nothing, nothing is kept. */
export function keepDraft(form = inquiryForm()): void {
  if (!form) return;
  const entered = enteredControls(form).filter(({ value }) => value !== '');
  if (entered.length === 0) {
    dropDraft();
    return;
  }
  const draft = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  // Before React is there no control holds the day that was chosen before.
  const { visitDate } = window.__early ? readDraft() : {};
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ visitDate, ...draft, since: form.dataset['since'] }));
  } catch {
    // Storage is off or full: the text is lost with the page, and there is nothing to be done about it here.
  }
}

/** The inquiry has been received. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

/** Puts text back into a form, where nothing newer was typed. */
export function fillFromDraft(form: HTMLFormElement): void {
  const { since, ...draft } = readDraft();
  for (const control of enteredControls(form)) control.value ||= draft[control.name] ?? '';
  if (since) form.dataset['since'] ??= since;
}

/** What was kept; empty where nothing was. */
export function readDraft(): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object(kept) === kept ? (kept as Draft) : {};
  } catch {
    return {};
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
