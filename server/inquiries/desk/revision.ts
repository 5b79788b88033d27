/**
 * The revision of an inquiry is the number of its events. A form contains the revision that it shows, and is refused if there are newer
 * events.
 */
import { formatMessage } from '../../../i18n/message.ts';
import { type Content, type Html, html } from '../../site/html.ts';
import type { AuditEvent, ClerkAction, Reference, StoredInquiry } from '../store/records.ts';
import { isReference } from '../store/reference.ts';
import type { DeskContext } from './context.ts';
import { fieldNames } from './field-names.ts';
import { type FormMessage, hiddenField, signature, timeElement } from './layout.ts';
import type { DeskWords } from './words.ts';

export const revisionOf = ({ events }: StoredInquiry): number => events.length;

export const revisionField = (record: StoredInquiry) => hiddenField(fieldNames.revision, revisionOf(record));

export const getEventsSince = (revision: string | number, { events }: StoredInquiry) =>
  events.slice(Number(revision) || 0);

/** True if the same clerk has just recorded the same actions, as after a double click. */
export const isRepeated = (newEvents: readonly AuditEvent[], actions: readonly AuditEvent[]) =>
  actions.every(({ kind, initials, text }) =>
    newEvents.some(event => event.kind === kind && event.initials === initials && event.text === text),
  );

/** `Answered by AM, November 20, 2026, 12:00 PM` */
export function historyItem({ kind, actedAt, initials, text }: AuditEvent, desk: DeskWords): Html {
  const name = desk.words.inquiry.events[kind];
  return html`<li><p><b>${name}</b> ${signature(initials, timeElement(actedAt, desk.officeLocale), desk)}</p>${
    text !== '' && html`<p class="text" dir="auto">${text}</p>`
  }</li>\n`;
}

const changesList = (newEvents: readonly AuditEvent[], desk: DeskWords): Content =>
  html`<p>${desk.words.inquiry.changedSince}</p><ol class="history">${newEvents.map(event => historyItem(event, desk))}</ol>`;

export const changedError = (newEvents: readonly AuditEvent[], desk: DeskWords): FormMessage => ({
  kind: 'error',
  text: desk.words.errors.changed,
  details: newEvents.length > 0 && changesList(newEvents, desk),
});

/** `IP-7F3K-2Q.3`: the inquiry and the revision that the clerk has seen. */
export const toSelectionValue = (record: StoredInquiry) => `${record.reference}.${revisionOf(record)}`;

export function readSelection({ getFields }: Pick<DeskContext, 'getFields'>): Map<Reference, number> {
  const selectionValues = getFields(fieldNames.selection).map(value => value.split('.'));
  return new Map(
    selectionValues.flatMap(([reference, revision]) =>
      isReference(reference) ? [[reference, Number(revision) || 0]] : [],
    ),
  );
}

/** With `onlyIfUnchanged`, inquiries with newer events than the clerk has seen are skipped. */
export async function recordForSelected(
  context: DeskContext,
  {
    onlyIfUnchanged,
    ...actionParts
  }: Pick<ClerkAction, 'kind' | 'text' | 'announcementKey'> & { onlyIfUnchanged: boolean },
) {
  const { store, now, initials } = context;
  const action = { ...actionParts, actedAt: now, initials };
  const recordedInquiries: StoredInquiry[] = [];
  const conflicts: { record: StoredInquiry; newEvents: readonly AuditEvent[] }[] = [];
  let unchangedCount = 0;
  let missingCount = 0;
  for (const [reference, revision] of readSelection(context)) {
    const outcome = await store.recordActions(reference, action, onlyIfUnchanged ? revision : undefined);
    const record = outcome === 'missing' ? null : await store.find(reference);
    if (!record) {
      missingCount += 1;
      continue;
    }
    const newEvents = getEventsSince(revision, record);
    if (outcome === 'done') recordedInquiries.push(record);
    else if (outcome === 'already' || isRepeated(newEvents.slice(-1), [action])) unchangedCount += 1;
    else conflicts.push({ record, newEvents });
  }
  return { recordedInquiries, conflicts, unchangedCount, missingCount };
}

export function summarizeRecording(
  text: string,
  { conflicts, unchangedCount, missingCount }: Awaited<ReturnType<typeof recordForSelected>>,
  context: DeskContext,
): FormMessage {
  const { words, language } = context;
  const { list } = words;
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
