import { type Content, type Html, html } from '../../site/html.ts';
import type { DeskWords } from './desk-words.ts';
import { initialsLength } from './layout.ts';

export interface FormResult {
  kind: 'done' | 'error';
  text: string;
  /** The id of the field that is at fault. */
  field?: string;
}

export const formError = (text: string, field?: string): FormResult => ({
  kind: 'error',
  text,
  ...(field !== undefined && { field }),
});

/** After a redirect, says what was done. */
export function getDoneResult({
  query,
  words,
}: Pick<DeskWords, 'words'> & { query: URLSearchParams }): FormResult | undefined {
  const done = Object.entries(words.done).find(([name]) => name === query.get('done'));
  return done && { kind: 'done', text: done[1] };
}

export const resultLine = (result: FormResult | undefined) =>
  result &&
  html`<p class="result ${result.kind}" role="${result.kind === 'error' ? 'alert' : 'status'}">${result.text}</p>`;

/**
 * The disabled button keeps Enter in a field from sending the form: browsers then use the first button (WHATWG HTML, "Implicit
 * submission").
 */
export const postForm = (action: string, content: Content, attributes?: Html) =>
  html`<form method="post" action="${action}"${attributes}><button disabled hidden></button>${content}</form>`;

export const hiddenField = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

interface Field {
  label: string;
  /** Differs from the name on pages with several forms. */
  id: string;
  name: string;
  result?: FormResult | undefined;
  help?: string;
}

export const inputField = (field: Field, value: Content, attributes: Html) =>
  labelField(
    field,
    html`<input id="${field.id}" name="${field.name}" value="${value}" ${attributes}${describedBy(field)}>`,
  );

export const textField = (field: Field, value: string, rows = 4) =>
  labelField(
    field,
    html`<textarea id="${field.id}" name="${field.name}" rows="${rows}" dir="auto"${describedBy(field)}>\n${value}</textarea>`,
  );

export type Choice = readonly [value: string, label: string];

export const selectField = (field: Field, choices: readonly Choice[], selected: string) =>
  labelField(
    field,
    html`<select id="${field.id}" name="${field.name}"${describedBy(field)}>${choices.map(
      ([value, label]) =>
        html`<option value="${value}"${value === selected && html` selected`}>${label}</option>`,
    )}</select>`,
  );

const isInvalid = ({ id, result }: Field) => result?.field === id;

function describedBy(field: Field): Content {
  if (isInvalid(field)) return html` aria-invalid="true" aria-describedby="error-${field.id}"`;
  return field.help !== undefined && html` aria-describedby="help-${field.id}"`;
}

const labelField = (field: Field, control: Html) =>
  html`<p><label for="${field.id}">${field.label}</label>${control}${
    isInvalid(field) && html`<span class="error" id="error-${field.id}">${field.result?.text}</span>`
  }${field.help !== undefined && html`<span class="help" id="help-${field.id}">${field.help}</span>`}</p>\n`;

type SignatureContext = Pick<DeskWords, 'words'> & { initials: string };

export const initialsField = (
  { words, initials }: SignatureContext,
  result: FormResult | undefined,
  id = 'initials',
) =>
  inputField(
    { label: words.inquiry.initials, id, name: 'initials', result },
    initials,
    html`autocomplete="on" spellcheck="false"`,
  );

interface ActionButton {
  action: string;
  label: string;
  isMain?: boolean;
}

export const actionButton = ({ action, label, isMain = false }: ActionButton) =>
  html`<button name="action" value="${action}"${!isMain && html` class="quiet"`}>${label}</button>`;

export const signedButton = (
  context: SignatureContext,
  result: FormResult | undefined,
  id: string,
  button: ActionButton,
) =>
  html`<div class="signed-action">${initialsField(context, result, id)}<p>${actionButton(button)}</p></div>`;

export function checkInitials(
  { words, initials }: SignatureContext,
  id = 'initials',
): FormResult | undefined {
  if (!initials.trim()) return formError(words.errors.initials, id);
  return initials.length > initialsLength ? formError(words.errors.initialsTooLong, id) : undefined;
}
