/**
 * Each form carries the state that it was made from, so that a clerk with an older page undoes nobody's work: the length of an inquiry's
 * history, and digests of what fields and previews show. A form without one, made before an update of the site, is not compared.
 */
import { hash } from 'node:crypto';
import { type Content, type Html, html } from '../../site/html.ts';
import type { HistoryEntry, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { type DeskWords, type FormMessage, timeElement } from './layout.ts';

/** A short digest of what a page shows. */
export const digestOf = (shown: unknown): string =>
  hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 16);

export const hiddenField = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** The length of the history that a form was made from. */
export const seenField = ({ history }: Pick<StoredInquiry, 'history'>, name = 'seen') =>
  hiddenField(name, history.length);

/** The name of that field where a form has several inquiries. */
export const seenName = (reference: Reference) => `seen-${reference}`;

/** What was recorded since the form was made. */
export function entriesSince(
  { field }: Pick<DeskContext, 'field'>,
  { history }: Pick<StoredInquiry, 'history'>,
  name = 'seen',
): readonly HistoryEntry[] {
  const seen = field(name);
  return /^\d+$/.test(seen) ? history.slice(Number(seen)) : [];
}

/** `Answered by AM, November 20, 2026, 12:00 PM` */
export function historyItem({ kind, actedAt, by, text }: HistoryEntry, words: DeskWords): Html {
  const { acts, byCommand, by: byWhom } = words.copy.inquiry;
  return html`<li><p><b>${acts[kind]}</b> ${by === '' ? byCommand : byWhom(by)}, ${timeElement(actedAt, words.officeLocale)}</p>${
    text !== '' && html`<p class="text" dir="auto">${text}</p>`
  }</li>\n`;
}

/** What others have recorded meanwhile, below a message. */
export const changesList = (entries: readonly HistoryEntry[], words: DeskWords): Content =>
  entries.length > 0 &&
  html`<p>${words.copy.inquiry.changedSince}</p><ol class="history">${entries.map(entry => historyItem(entry, words))}</ol>`;

/** What was done with the inquiries of a form, and how many had that state already or have been erased. */
export const doneText = (
  done: string,
  { already, gone }: { already: number; gone: number },
  words: DeskWords,
) => {
  const { list } = words.copy;
  return [done, already > 0 && list.already(already), gone > 0 && list.gone(gone)].filter(Boolean).join(' ');
};

/** Names inquiries of a form that others have changed meanwhile, with what they have recorded. */
export const changedInquiries = (changed: readonly StoredInquiry[], context: DeskContext): Content =>
  changed.length > 0 &&
  html`<p class="message fault" role="alert">${context.copy.list.changed}</p>${changed.map(stored => {
    const { reference } = stored;
    const since = entriesSince(context, stored, seenName(reference));
    return html`<p><a href="${context.linkTo(reference)}">${reference}</a></p>${changesList(since, context)}`;
  })}`;

/** Refuses a form that was made from an older state. */
export const changedFault = (entries: readonly HistoryEntry[], words: DeskWords): FormMessage => ({
  kind: 'fault',
  text: words.copy.faults.changed,
  details: changesList(entries, words),
});
