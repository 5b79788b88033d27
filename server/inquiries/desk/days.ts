/** `/desk/days`: announcements of changed days. */
import { exceptions } from '../../../domain/exceptions.ts';
import { factsWith } from '../days/programme.ts';
import type { InquiryFilter } from '../store/store.ts';
import { announcedKinds, readAnnouncement } from './announcement.ts';
import type { DeskContext } from './context.ts';
import { daysPage, type Upcoming } from './days-page.ts';
import { type DeskPage, type FormMessage, fault, initialsFault } from './layout.ts';

/** Inquiries listed below an announcement. */
const maxInquiries = 50;

/** Announcements in the history. */
const maxHistory = 100;

const outcomes = ['announced', 'undone'] as const;

export const showDays = async (context: DeskContext) => context.send(200, await renderDays(context));

async function renderDays(context: DeskContext, message?: FormMessage): Promise<DeskPage> {
  const { store, today, copy } = context;
  const history = await store.announcements(maxHistory);
  const facts = factsWith(await store.announced(today));
  const upcoming: Upcoming[] = [];
  for (const announced of history) {
    const { from, to = from } = announced.exception;
    if (announced.undoneAt !== null || to < today) continue;
    const filter: InquiryFilter = { from: from > today ? from : today, to };
    const [inquiries, count] = await Promise.all([
      store.list(filter, { order: 'visit', limit: maxInquiries }),
      store.count(filter),
    ]);
    upcoming.push({ announced, inquiries, count });
  }
  const outcome = outcomes.find(name => name === context.query['did']);
  const matchesHistory =
    outcome === 'undone' ? history.some(({ undoneAt }) => undoneAt !== null) : history[0]?.undoneAt === null;
  return daysPage(context, {
    upcoming: upcoming.sort((one, other) =>
      one.announced.exception.from < other.announced.exception.from ? -1 : 1,
    ),
    ofSource: exceptions.filter(({ from, to = from }) => to >= today),
    history,
    facts,
    message:
      message ?? (outcome && matchesHistory ? { kind: 'done', text: copy.days.done[outcome] } : undefined),
  });
}

export async function postDays(context: DeskContext) {
  const { store, today, now, by, field, copy } = context;
  const refuse = async (message: FormMessage) => context.send(422, await renderDays(context, message));
  const done = (outcome: (typeof outcomes)[number]) => {
    context.rememberInitials();
    return context.redirectHere(outcome);
  };
  if (field('act') === 'undo') {
    const id = Number(field('id'));
    const unsigned = initialsFault(context, `undo-${id}-by`);
    if (unsigned) return refuse(unsigned);
    const undone = Number.isSafeInteger(id) && (await store.undoAnnouncement(id, now, by));
    return undone ? done('undone') : refuse(fault(copy.days.faults.undone));
  }
  const kind = announcedKinds.find(name => name === field('kind'));
  if (field('act') !== 'announce' || !kind) return context.send(400, await renderDays(context));
  const read = readAnnouncement(kind, context, factsWith(await store.announced(today)));
  if ('fault' in read) return refuse(read.fault);
  await store.announce(read.exception, now, by);
  return done('announced');
}
