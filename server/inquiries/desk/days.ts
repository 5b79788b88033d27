/** `/desk/days`: what the office announces of days. */
import { exceptions } from '../../../domain/exceptions.ts';
import { factsWith } from '../days/programme.ts';
import type { InquiryFilter } from '../store/store.ts';
import { announcedKinds, readAnnouncement } from './announcement.ts';
import { daysPage, type Upcoming } from './days-page.ts';
import { copy, type DeskPage, fault, initialsFault, type Message } from './layout.ts';
import type { Visit } from './visit.ts';

/** Inquiries that are named below an announcement. */
const mostInquiries = 50;

/** Announcements that the history has at most. */
const mostHistory = 100;

const dones = ['announced', 'undone'] as const;

export const showDays = async (visit: Visit) => visit.send(200, await renderDays(visit));

async function renderDays(visit: Visit, message?: Message): Promise<DeskPage> {
  const { store, today } = visit;
  const history = await store.announcements(mostHistory);
  const facts = factsWith(await store.announced(today));
  const upcoming: Upcoming[] = [];
  for (const announced of history) {
    const { from, to = from } = announced.exception;
    if (announced.undoneAt !== null || to < today) continue;
    const filter: InquiryFilter = { from: from > today ? from : today, to };
    const [inquiries, count] = await Promise.all([
      store.list(filter, { order: 'visit', limit: mostInquiries }),
      store.count(filter),
    ]);
    upcoming.push({ announced, inquiries, count });
  }
  const did = dones.find(name => name === visit.query['did']);
  const isSo =
    did === 'undone' ? history.some(({ undoneAt }) => undoneAt !== null) : history[0]?.undoneAt === null;
  return daysPage(visit, {
    upcoming: upcoming.sort((one, other) =>
      one.announced.exception.from < other.announced.exception.from ? -1 : 1,
    ),
    ofSource: exceptions.filter(({ from, to = from }) => to >= today),
    history,
    facts,
    message: message ?? (did && isSo ? { kind: 'done', text: copy.days.done[did] } : undefined),
  });
}

export async function postDays(visit: Visit) {
  const { store, today, now, by, field } = visit;
  const refuse = async (message: Message) => visit.send(422, await renderDays(visit, message));
  const done = (did: (typeof dones)[number]) => {
    visit.rememberInitials();
    return visit.redirectHere(did);
  };
  if (field('act') === 'undo') {
    const id = Number(field('id'));
    const unsigned = initialsFault(by, `undo-${id}-by`);
    if (unsigned) return refuse(unsigned);
    const undone = Number.isSafeInteger(id) && (await store.undoAnnouncement(id, now, by));
    return undone ? done('undone') : refuse(fault(copy.days.faults.undone));
  }
  const kind = announcedKinds.find(name => name === field('kind'));
  if (field('act') !== 'announce' || !kind) return visit.send(400, await renderDays(visit));
  const read = readAnnouncement(kind, field, today, factsWith(await store.announced(today)));
  if ('fault' in read) return refuse(read.fault);
  await store.announce(read.exception, now, by);
  return done('announced');
}
