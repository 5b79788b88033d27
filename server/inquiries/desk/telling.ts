import { isReference } from '../store/reference.ts';
import type { AnnouncedDay, InquiryFilter, Page, Reference, StoredInquiry } from '../store/store.ts';
import type { DeskContext } from './context.ts';

/** Inquiries on a page of a list. */
const pageSize = 100;

/**
 * The visitors to be told of an announcement, or of its withdrawal: a list to work off. It has everybody who asked for its days until
 * then, or was moved to them since, and ends with its last day.
 */
export interface TellingList {
  /** `7`, or `7-withdrawn`: the key under which telling is recorded (`Act.about`). */
  about: string;
  announced: AnnouncedDay;
  /** A page of those who have not been told. */
  untold: readonly StoredInquiry[];
  untoldCount: number;
  /** The first inquiry of the next page follows this one. */
  last: Reference | undefined;
  told: readonly StoredInquiry[];
}

export const aboutOf = ({ id, undoneAt }: AnnouncedDay): string => (undoneAt ? `${id}-withdrawn` : `${id}`);

/** The announcement of a key, and whether it is about the withdrawal; undefined if there is none. */
export function announcedBy(
  about: string,
  all: readonly AnnouncedDay[],
): { announced: AnnouncedDay; isWithdrawn: boolean } | undefined {
  const [, id, withdrawn] = /^(\d+)(-withdrawn)?$/.exec(about) ?? [];
  const announced = all.find(each => String(each.id) === id);
  const isWithdrawn = withdrawn !== undefined;
  return announced && !(isWithdrawn && !announced.undoneAt) ? { announced, isWithdrawn } : undefined;
}

/** The days of an announcement from today on. */
export const remainingDays = ({ exception: { from, to = from } }: AnnouncedDay, today: string) =>
  ({ from: from > today ? from : today, to }) satisfies InquiryFilter;

export async function tellingList(context: DeskContext, announced: AnnouncedDay): Promise<TellingList> {
  const { store, today, query } = context;
  const about = aboutOf(announced);
  const receivedUntil = announced.undoneAt ?? announced.announcedAt;
  const untold: InquiryFilter = {
    ...remainingDays(announced, today),
    receivedUntil,
    // The day that they had asked for first was another one.
    orCorrected: announced.undoneAt === null,
    untold: about,
  };
  const after = query['list'] === about ? query['after'] : undefined;
  const page: Page = { order: 'visit', limit: pageSize + 1, ...(isReference(after) && { after }) };
  const [found, untoldCount, told] = await Promise.all([
    store.list(untold, page),
    store.count(untold),
    store.list({ from: today, told: about }, { order: 'visit' }),
  ]);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1)?.reference : undefined;
  return { about, announced, untold: shown, untoldCount, last, told };
}
