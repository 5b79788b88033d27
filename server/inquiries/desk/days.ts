/** `/desk/days`: announcements of changed days, and who has been told of them. */
import { isDeepStrictEqual } from 'node:util';
import { type Exception, exceptions } from '../../../domain/exceptions.ts';
import { factsWith } from '../days/programme.ts';
import { isReference } from '../store/reference.ts';
import type { AnnouncedDay, InquiryFilter, Reference, StoredInquiry } from '../store/store.ts';
import { announcedKinds, changedDays, isUnusual, readAnnouncement } from './announcement.ts';
import { changedInquiries, digestOf, doneText, entriesSince, seenName } from './changes.ts';
import type { DeskContext } from './context.ts';
import {
  announcedLines,
  type DaysPreview,
  daysPage,
  lineOf,
  lineText,
  undoTelling,
  withdrawnLine,
} from './days-page.ts';
import { type DeskPage, type FormMessage, fault, initialsFault } from './layout.ts';
import { announcedBy, remainingDays, tellingList } from './telling.ts';

/** Inquiries listed in a preview. */
const maxPreviewed = 50;

/** Announcements in the history. */
const maxHistory = 100;

export const showDays = async (context: DeskContext) =>
  context.send(200, await renderDays(context, await doneMessage(context)));

async function renderDays(
  context: DeskContext,
  message?: FormMessage,
  preview?: DaysPreview,
): Promise<DeskPage> {
  const { store, today } = context;
  const [history, current, announced] = await Promise.all([
    store.announcements(maxHistory),
    store.announcements(undefined, today),
    store.announced(today),
  ]);
  const lists = [];
  for (const each of current.toSorted(bySoonest)) {
    const { undoneAt, exception } = each;
    // As if it had not been withdrawn; later announcements still take precedence. Another reason is nothing to tell.
    const had = current.toReversed().filter(other => other === each || !other.undoneAt);
    const factsOf = (all: readonly Exception[]) =>
      factsWith(all.map(other => ({ ...other, reason: exception.reason })));
    const before = factsOf(had.map(other => other.exception));
    if (!undoneAt || changedDays(exception, today, before, factsOf(announced)).length > 0)
      lists.push(await tellingList(context, each));
  }
  return daysPage(context, {
    lists,
    ofSource: exceptions.filter(({ from, to = from }) => to >= today),
    history,
    facts: factsWith(announced),
    message,
    preview,
  });
}

const bySoonest = (one: AnnouncedDay, other: AnnouncedDay) =>
  one.exception.from < other.exception.from ? -1 : 1;

/** The confirmation that a redirect asks for, if it matches the announcements. */
async function doneMessage(context: DeskContext): Promise<FormMessage | undefined> {
  const { store, query, copy } = context;
  const { done } = copy.days;
  const { did, id } = query;
  const [newest] = await store.announcements(1);
  if (did === 'announced' && newest?.undoneAt === null) return { kind: 'done', text: done.announced };
  const all = did === 'undone' ? await store.announcements() : [];
  const withdrawn = all.find(each => String(each.id) === id && each.undoneAt);
  if (!withdrawn) return undefined;
  const left = await inForce(context, withdrawn.exception);
  if (left.length === 0) return { kind: 'done', text: done.undone };
  return { kind: 'done', text: done.undoneBut, details: announcedLines(left, context) };
}

/** What applies on days of an exception from today on: by the source, or announced. */
async function inForce({ store, today }: DeskContext, { from, to = from }: Exception): Promise<Exception[]> {
  const first = from > today ? from : today;
  const { exceptions: all } = factsWith(await store.announced(first));
  return all.filter(each => each.from <= to && (each.to ?? each.from) >= first);
}

async function previewed(context: DeskContext, filter: InquiryFilter) {
  const { store } = context;
  const [inquiries, count] = await Promise.all([
    store.list(filter, { order: 'visit', limit: maxPreviewed }),
    store.count(filter),
  ]);
  return { inquiries, count };
}

export async function postDays(context: DeskContext) {
  switch (context.field('act')) {
    case 'announce':
      return announce(context);
    case 'undo':
      return withdraw(context);
    case 'told':
      return tell(context, 'told');
    case 'untold':
      return tell(context, 'untold');
    default:
      return context.send(400, await renderDays(context));
  }
}

const refuse = async (context: DeskContext, message: FormMessage, preview?: DaysPreview) =>
  context.send(422, await renderDays(context, message, preview));

/** Shows what a form would change. If it was not what this form has shown before, nothing is done. */
async function showPreview(context: DeskContext, preview: DaysPreview) {
  const text = context.copy.days;
  return context.field('state') === ''
    ? context.send(200, await renderDays(context, { kind: 'done', text: text.preview.notYet }, preview))
    : context.send(409, await renderDays(context, fault(text.faults.unchecked), preview));
}

/** Previews an announcement, then records it. Starts anew if the days have changed between reading and writing. */
async function announce(context: DeskContext) {
  const { store, today, now, by, field, copy } = context;
  const kind = announcedKinds.find(name => name === field('kind'));
  if (!kind) return context.send(400, await renderDays(context));
  for (;;) {
    const revision = await store.daysRevision();
    const facts = factsWith(await store.announced(today));
    const read = readAnnouncement(kind, context, facts);
    if ('fault' in read) {
      if (await isRepeated(context, read.repeated)) return context.redirectHere('announced');
      // Somebody may have announced it meanwhile.
      const others = read.repeated ? await inForce(context, read.repeated) : [];
      const details = others.length > 0 && announcedLines(others, context);
      return refuse(context, { ...read.fault, details });
    }
    const { exception, changed } = read;
    const { from, to = from } = exception;
    const preview: DaysPreview = {
      of: kind,
      state: digestOf([exception, changed]),
      days: changed.length,
      ...(await previewed(context, { from, to })),
      lines: [lineOf(exception, context)],
      inForce: await inForce(context, exception),
      last: isUnusual(exception, changed, today) ? to : undefined,
    };
    if (field('state') !== preview.state) return showPreview(context, preview);
    if (preview.last && field('sure') === '')
      return refuse(context, fault(copy.days.faults.sure, `${kind}-sure`), preview);
    if (await store.announce(exception, now, by, revision)) {
      context.rememberInitials();
      return context.redirectHere('announced');
    }
  }
}

/** Whether the same clerk has just confirmed the same, by a second click. */
async function isRepeated({ store, field, by, today }: DeskContext, exception: Exception | undefined) {
  if (!exception || field('state') === '') return false;
  const all = await store.announcements(undefined, today);
  return all.some(
    each => !each.undoneAt && each.announcedBy === by && isDeepStrictEqual(each.exception, exception),
  );
}

/** Previews a withdrawal, then records it. */
async function withdraw(context: DeskContext) {
  const { store, today, now, by, field, copy } = context;
  const id = Number(field('id'));
  const unsigned = initialsFault(context, `undo-${id}-by`);
  if (unsigned) return refuse(context, unsigned);
  for (;;) {
    const revision = await store.daysRevision();
    const announced = (await store.announcements()).find(each => each.id === id);
    const done = () => {
      context.rememberInitials();
      return context.redirectHere('undone', { id: String(id) });
    };
    if (!announced || announced.undoneAt) {
      // A second click.
      if (announced?.undoneBy === by && field('state') !== '') return done();
      const details = announced && withdrawnLine(announced, context);
      return refuse(context, { ...fault(copy.days.faults.undone), details });
    }
    const all = await store.announced(today);
    const index = all.findIndex(each => isDeepStrictEqual(each, announced.exception));
    const left = all.toSpliced(index, index < 0 ? 0 : 1);
    const changed = changedDays(announced.exception, today, factsWith(all), factsWith(left));
    const others = await inForce(context, announced.exception);
    const own = others.findIndex(each => isDeepStrictEqual(each, announced.exception));
    const preview: DaysPreview = {
      of: id,
      state: digestOf([id, changed]),
      days: changed.length,
      ...(await previewed(context, remainingDays(announced, today))),
      lines: [],
      inForce: others.toSpliced(own, own < 0 ? 0 : 1),
    };
    if (field('state') !== preview.state) return showPreview(context, preview);
    if (await store.undoAnnouncement(id, now, by, revision)) return done();
  }
}

/** Records that the selected visitors have been told, or takes that back. */
async function tell(context: DeskContext, kind: 'told' | 'untold') {
  const { store, now, by, field, fields, copy } = context;
  const about = field('about');
  const found = announcedBy(about, await store.announcements());
  const chosen = [...new Set(fields('reference'))].filter(isReference);
  const wrong =
    !found || chosen.length === 0
      ? fault(copy.list.noneChosen)
      : initialsFault(context, `${kind}-${about}-by`);
  if (!found || wrong) return refuse(context, wrong ?? fault(copy.list.noneChosen));
  const line = lineText(found.announced.exception, context);
  const text = found.isWithdrawn ? copy.days.telling.withdrawnLine(line) : line;
  const done: StoredInquiry[] = [];
  const changed: StoredInquiry[] = [];
  let already = 0;
  let gone = 0;
  const mark = async (reference: Reference): Promise<void> => {
    const stored = await store.find(reference);
    if (!stored) return void gone++;
    const since = entriesSince(context, stored, seenName(reference));
    // On an older page: somebody has told them once more meanwhile.
    if (kind === 'untold' && since.some(entry => entry.about === about)) return void changed.push(stored);
    const revision = kind === 'untold' ? stored.history.length : undefined;
    const outcome = await store.act(reference, { kind, actedAt: now, by, text, about }, revision);
    // Something was recorded between reading and writing.
    if (outcome === 'changed') return mark(reference);
    if (outcome === 'already') already += 1;
    if (outcome === 'missing') gone += 1;
    const after = outcome === 'done' && (await store.find(reference));
    if (after) done.push(after);
  };
  for (const reference of chosen) await mark(reference);
  context.rememberInitials();
  const message: FormMessage = {
    kind: 'done',
    text: doneText(copy.days.telling.done[kind](done.length), { already, gone }, context),
    details:
      changed.length > 0
        ? changedInquiries(changed, context)
        : kind === 'told' && done.length > 0 && undoTelling(about, done, context),
  };
  // Reloading the page changes nothing.
  return context.send(changed.length > 0 ? 409 : 200, await renderDays(context, message));
}
