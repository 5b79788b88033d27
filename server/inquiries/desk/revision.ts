/**
 * Forms contain the length of the history they were made from. An action is refused, with a list of newer events, if anything was
 * recorded since.
 */
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { isReference } from '../store/reference.ts';
import type { AuditEvent, ClerkAction, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { type DeskWords, type FormMessage, hiddenField, signature, timeElement } from './layout.ts';

export const revisionField = ({ history }: StoredInquiry) => hiddenField('seen', history.length);

export const eventsSince = (seen: string | number, { history }: StoredInquiry) =>
  history.slice(Number(seen) || 0);

/** Whether the same clerk has already recorded all of this, as after a double click. */
export const isRepeated = (since: readonly AuditEvent[], entries: readonly AuditEvent[]) =>
  entries.every(({ kind, initials, text }) =>
    since.some(entry => entry.kind === kind && entry.initials === initials && entry.text === text),
  );

/** `Answered by AM, November 20, 2026, 12:00 PM` */
export function historyItem({ kind, actedAt, initials, text }: AuditEvent, words: DeskWords): Html {
  const name = words.copy.inquiry.acts[kind];
  return html`<li><p><b>${name}</b> ${signature(initials, timeElement(actedAt, words.officeLocale), words)}</p>${
    text !== '' && html`<p class="text" dir="auto">${text}</p>`
  }</li>\n`;
}

const changesList = (since: readonly AuditEvent[], words: DeskWords): Content =>
  html`<p>${words.copy.inquiry.changedSince}</p><ol class="history">${since.map(entry => historyItem(entry, words))}</ol>`;

export const changedError = (since: readonly AuditEvent[], words: DeskWords): FormMessage => ({
  kind: 'fault',
  text: words.copy.faults.changed,
  details: since.length > 0 && changesList(since, words),
});

export const selectionValue = ({ reference, history }: StoredInquiry) => `${reference}.${history.length}`;

/** With the revision of each when the form was made. */
export function readSelection({ fields }: Pick<DeskContext, 'fields'>): Map<Reference, number> {
  const all = fields('chosen').map(choice => choice.split('.'));
  return new Map(
    all.flatMap(([reference, seen]) => (isReference(reference) ? [[reference, Number(seen) || 0]] : [])),
  );
}

/** With `ifUnchanged`, skips inquiries with newer events. */
export async function recordForSelected(
  context: DeskContext,
  {
    ifUnchanged,
    ...entry
  }: Pick<ClerkAction, 'kind' | 'text' | 'announcementKey'> & { ifUnchanged: boolean },
) {
  const { store, now, initials } = context;
  const done: StoredInquiry[] = [];
  const changed: { stored: StoredInquiry; since: readonly AuditEvent[] }[] = [];
  let already = 0;
  let gone = 0;
  for (const [reference, seen] of readSelection(context)) {
    const act = { ...entry, actedAt: now, initials };
    const outcome = await store.recordActions(reference, act, ifUnchanged ? seen : undefined);
    const stored = outcome === 'missing' ? null : await store.find(reference);
    const since = stored ? eventsSince(seen, stored) : [];
    if (!stored) gone += 1;
    else if (outcome === 'done') done.push(stored);
    else if (outcome === 'already' || isRepeated(since.slice(-1), [act])) already += 1;
    else changed.push({ stored, since });
  }
  context.rememberInitials();
  return { done, changed, already, gone };
}

export function summarizeRecording(
  text: string,
  { changed, already, gone }: Omit<Awaited<ReturnType<typeof recordForSelected>>, 'done'>,
  context: DeskContext,
): FormMessage {
  const { copy, language } = context;
  const { list } = copy;
  const texts = [
    text,
    already > 0 && formatMessage(list.already, { count: already }, language),
    gone > 0 && formatMessage(list.gone, { count: gone }, language),
  ];
  return {
    kind: 'done',
    text: texts.filter(Boolean).join(' '),
    details:
      changed.length > 0 &&
      html`<p class="message fault" role="alert">${list.changed}</p>${changed.map(
        ({ stored: { reference }, since }) =>
          html`<p><a href="${context.linkTo(reference)}">${reference}</a></p>${changesList(since, context)}`,
      )}`,
  };
}
