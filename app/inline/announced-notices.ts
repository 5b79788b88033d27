import type { Locale } from '../../i18n/locales.ts';
import type { AnnouncedSchedule, ScheduleNotice } from '../../i18n/schedule-notice.ts';

/** Restored when an announcement is withdrawn. */
const builtItems = new Map<HTMLElement, Element[]>();

/** Updates the lists of `ui/schedule-notices.tsx`. */
export function showNotices(announced: AnnouncedSchedule | undefined, locale: Locale): void {
  const notices = announced?.notices?.[locale];
  for (const list of document.querySelectorAll<HTMLElement>('.schedule-notices')) {
    const initialItems = builtItems.get(list) ?? [...list.children];
    builtItems.set(list, initialItems);
    const items = notices?.map(createItem) ?? initialItems;
    list.replaceChildren(...items);
    list.dataset['until'] = items.map(getUntil).sort().at(-1) ?? '';
    list.hidden = items.length === 0;
  }
}

const getUntil = (item: Element) => (item as HTMLElement).dataset['until'] ?? '';

function createItem({ from, to, until, lines }: ScheduleNotice): Element {
  const dates = Object.assign(document.createElement('b'), { className: 'capitalized' });
  dates.append(createTime(from), ...(to ? [' – ', createTime(to)] : []));
  const item = document.createElement('li');
  item.append(
    dates,
    ...lines.map(line => Object.assign(document.createElement('span'), { textContent: line })),
  );
  item.dataset['until'] = until;
  return item;
}

const createTime = ({ day, text }: ScheduleNotice['from']) =>
  Object.assign(document.createElement('time'), { dateTime: day, textContent: text });
