/** Runs in the build, in the head and in islands. The half-filled form in session storage: the values by the names of their controls. */
import { isRecord } from '../../../domain/typed-records.ts';
import { readSession, writeSession } from '../../ui/storage.ts';

const draftKey = 'inquiry-draft';

type Control = HTMLInputElement | HTMLTextAreaElement;

export const findInquiryForm = (): HTMLFormElement | null => document.querySelector('form.inquiry');

/** What the visitor fills in, and what belongs to it. Extensions may have moved the controls. */
const listControls = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>('input[name]:not([type=hidden]), textarea');

export const findControl = (form: HTMLFormElement | null, name: string): Control | undefined =>
  form ? [...listControls(form)].find(control => control.name === name) : undefined;

export function saveDraft(form: HTMLFormElement): void {
  const filled = [...listControls(form)].filter(({ value }) => value);
  writeSession(draftKey, Object.fromEntries(filled.map(({ name, value }) => [name, value])));
}

/** Browsers make UUIDs only over HTTPS and on localhost, old ones never. */
export const canCreateKey = 'randomUUID' in crypto;

/** An edited inquiry is another one, so it gets another key, if the form has one. */
export function saveEditedDraft(form: HTMLFormElement): void {
  for (const control of listControls(form))
    if ('key' in control.dataset && canCreateKey) control.value = crypto.randomUUID();
  saveDraft(form);
}

/** Fills empty controls. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readSession(draftKey);
  for (const control of listControls(form)) {
    const value = isRecord(draft) ? draft[control.name] : undefined;
    if (typeof value === 'string' && !control.value) control.value = value;
  }
  dispatchInput(form);
}

export function clearForm(form: HTMLFormElement): void {
  writeSession(draftKey, null);
  // Not `reset()`, because autofill extensions also change default values.
  for (const control of listControls(form)) control.value = '';
  dispatchInput(form);
}

/** For `useValue`. Not an input of the visitor: it does not bubble. */
const dispatchInput = (form: HTMLFormElement) => form.dispatchEvent(new Event('input'));
