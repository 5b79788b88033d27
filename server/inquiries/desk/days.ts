/** `/desk/days`: what the office announces of days. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/day.ts';
import { exceptions } from '../../../domain/exceptions.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { factsWith } from '../days/programme.ts';
import type { InquiryFilter } from '../store/store.ts';
import { pathWith, rememberedInitials, rememberInitials, untilOf } from './access.ts';
import { announcedKinds, readAnnouncement, type TypedAnnouncement } from './announcement.ts';
import { daysPage, type Upcoming } from './days-page.ts';
import { copy, type DeskPage, initialsFault, type Message } from './layout.ts';
import { type Desk, postedField, redirect, type Send } from './requests.ts';

/** Inquiries that are named below an announcement. */
const mostInquiries = 50;

/** Announcements that the history has at most. */
const mostHistory = 100;

const dones = ['announced', 'undone'] as const;

export async function renderDays(
  { store, links, now }: Desk,
  request: FastifyRequest,
  typed?: TypedAnnouncement,
  fault?: Message,
): Promise<DeskPage> {
  const at = now();
  const today = parkDay(at);
  const until = untilOf(request);
  const history = await store.announcements(mostHistory);
  const facts = factsWith(await store.announced(today));
  const counting = history.filter(
    ({ undoneAt, exception: { from, to = from } }) => undoneAt === null && to >= today,
  );
  const upcoming: Upcoming[] = [];
  for (const announced of counting) {
    const { from, to = from } = announced.exception;
    const filter: InquiryFilter = { from: from > today ? from : today, to };
    const [inquiries, count] = await Promise.all([
      store.list(filter, { order: 'visit', limit: mostInquiries }),
      store.count(filter),
    ]);
    upcoming.push({ announced, inquiries, count });
  }
  const did = dones.find(name => name === new URL(request.url, 'http://desk').searchParams.get('did'));
  const [newest] = history;
  const isSo =
    did === 'undone' ? history.some(({ undoneAt }) => undoneAt !== null) : newest?.undoneAt === null;
  return daysPage({
    upcoming: upcoming.sort((one, other) =>
      one.announced.exception.from < other.announced.exception.from ? -1 : 1,
    ),
    ofSource: exceptions.filter(({ from, to = from }) => to >= today),
    history,
    facts,
    now: at,
    action: pathWith(request),
    typed,
    by: typed?.by ?? rememberedInitials(request),
    message: fault ?? (did && isSo ? { kind: 'done', text: copy.days.done[did] } : undefined),
    linkTo: target => links.make(target, at, until),
  });
}

export async function postDays(desk: Desk, send: Send, request: FastifyRequest, reply: FastifyReply) {
  const { store, now } = desk;
  const field = (name: string) => postedField(request, name);
  const by = field('by');
  const refuse = async (fault: Message, typed?: TypedAnnouncement) =>
    send(reply, 422, await renderDays(desk, request, typed, fault));
  const done = (did: (typeof dones)[number]) => {
    rememberInitials(reply, by);
    return redirect(reply, pathWith(request, { did }));
  };
  if (field('act') === 'undo') {
    const id = Number(field('id'));
    const fault = initialsFault(by, `undo-${id}-by`);
    if (fault) return refuse(fault);
    const undone = Number.isSafeInteger(id) && (await store.undoAnnouncement(id, now(), by));
    return undone ? done('undone') : refuse({ kind: 'fault', text: copy.days.faults.undone });
  }
  const kind = announcedKinds.find(name => name === field('kind'));
  if (field('act') !== 'announce' || !kind) return send(reply, 400, await renderDays(desk, request));
  const typed: TypedAnnouncement = {
    kind,
    from: field('from'),
    to: field('to'),
    reason: field('reason'),
    opens: field('opens'),
    closes: field('closes'),
    show: field('show'),
    start: field('start'),
    by,
  };
  const today: Day = parkDay(now());
  const read = readAnnouncement(typed, today, factsWith(await store.announced(today)));
  if ('fault' in read) return refuse(read.fault, typed);
  await store.announce(read.exception, now(), by);
  return done('announced');
}
