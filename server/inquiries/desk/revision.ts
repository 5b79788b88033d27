/** An action is refused if its form was made from an older revision, which is the number of the inquiry's events. */
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import { isReference } from '../store/reference.ts';
import type { AuditEvent, ClerkAction, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { fieldNames } from './field-names.ts';
import { type DeskWords, type FormMessage, hiddenField, signature, timeElement } from './layout.ts';

export const revisionOf = ({ events }: StoredInquiry): number => events.length;

export const revisionField = (record: StoredInquiry) => hiddenField(fieldNames.revision, revisionOf(record));

export const eventsSince = (revision: string | number, { events }: StoredInquiry) =>
  events.slice(Number(revision) || 0);

/** After a double click, the same clerk has already recorded all of this. */
export const isRepeated = (newEvents: readonly AuditEvent[], actions: readonly AuditEvent[]) =>
  actions.every(({ kind, initials, text }) =>
    newEvents.some(event => event.kind === kind && event.initials === initials && event.text === text),
  );

/** `Answered by AM, November 20, 2026, 12:00 PM` */
export function historyItem({ kind, actedAt, initials, text }: AuditEvent, words: DeskWords): Html {
  const name = words.copy.inquiry.events[kind];
  return html`<li><p><b>${name}</b> ${signature(initials, timeElement(actedAt, words.officeLocale), words)}</p>${
    text !== '' && html`<p class="text" dir="auto">${text}</p>`
  }</li>\n`;
}

const changesList = (newEvents: readonly AuditEvent[], words: DeskWords): Content =>
  html`<p>${words.copy.inquiry.changedSince}</p><ol class="history">${newEvents.map(event => historyItem(event, words))}</ol>`;

export const changedError = (newEvents: readonly AuditEvent[], words: DeskWords): FormMessage => ({
  kind: 'error',
  text: words.copy.errors.changed,
  details: newEvents.length > 0 && changesList(newEvents, words),
});

/** `IP-7F3K-2Q.3`: the inquiry and the revision that the clerk has seen. */
export const selectionValue = (record: StoredInquiry) => `${record.reference}.${revisionOf(record)}`;

export function readSelection({ fields }: Pick<DeskContext, 'fields'>): Map<Reference, number> {
  const selectionValues = fields(fieldNames.selection).map(value => value.split('.'));
  return new Map(
    selectionValues.flatMap(([reference, revision]) =>
      isReference(reference) ? [[reference, Number(revision) || 0]] : [],
    ),
  );
}

/** With `ifUnchanged`, skips inquiries with newer events. */
export async function recordForSelected(
  context: DeskContext,
  {
    ifUnchanged,
    ...actionParts
  }: Pick<ClerkAction, 'kind' | 'text' | 'announcementKey'> & { ifUnchanged: boolean },
) {
  const { store, now, initials } = context;
  const recordedInquiries: StoredInquiry[] = [];
  const conflicts: { record: StoredInquiry; newEvents: readonly AuditEvent[] }[] = [];
  let unchangedCount = 0;
  let missingCount = 0;
  for (const [reference, revision] of readSelection(context)) {
    const action = { ...actionParts, actedAt: now, initials };
    const outcome = await store.recordActions(reference, action, ifUnchanged ? revision : undefined);
    const record = outcome === 'missing' ? null : await store.find(reference);
    const newEvents = record ? eventsSince(revision, record) : [];
    if (!record) missingCount += 1;
    else if (outcome === 'done') recordedInquiries.push(record);
    else if (outcome === 'already' || isRepeated(newEvents.slice(-1), [action])) unchangedCount += 1;
    else conflicts.push({ record, newEvents });
  }
  context.rememberInitials();
  return { recordedInquiries, conflicts, unchangedCount, missingCount };
}

export function summarizeRecording(
  text: string,
  { conflicts, unchangedCount, missingCount }: Awaited<ReturnType<typeof recordForSelected>>,
  context: DeskContext,
): FormMessage {
  const { copy, language } = context;
  const { list } = copy;
  const sentences = [
    text,
    unchangedCount > 0 && formatMessage(list.already, { count: unchangedCount }, language),
    missingCount > 0 && formatMessage(list.gone, { count: missingCount }, language),
  ];
  return {
    kind: 'done',
    text: sentences.filter(Boolean).join(' '),
    details:
      conflicts.length > 0 &&
      html`<p class="message error" role="alert">${list.changed}</p>${conflicts.map(
        ({ record: { reference }, newEvents }) =>
          html`<p><a href="${context.linkTo(reference)}">${reference}</a></p>${changesList(newEvents, context)}`,
      )}`,
  };
}
