import type { Locale } from '../../i18n/locales.ts';
import type { AnnouncedSchedule, ScheduleNotice } from '../../i18n/schedule-notice.ts';

/** The items that the build has put into each list, for when an announcement is withdrawn. */
const built = new Map<HTMLElement, Element[]>();

/** Shows the announced exceptions of a language in the lists of `ui/schedule-notices.tsx`. Bundled into `now.ts` of a live site. */
export function showNotices(announced: AnnouncedSchedule | undefined, locale: Locale): void {
  const notices = announced?.notices?.[locale];
  for (const list of document.querySelectorAll<HTMLElement>('.schedule-notices')) {
    const before = built.get(list) ?? [...list.children];
    built.set(list, before);
    const items = notices?.map(itemOf) ?? before;
    list.replaceChildren(...items);
    list.dataset['until'] = items.map(untilOf).sort().at(-1) ?? '';
    list.hidden = items.length === 0;
  }
}

const untilOf = (item: Element) => (item as HTMLElement).dataset['until'] ?? '';

function itemOf({ from, to, until, lines }: ScheduleNotice): Element {
  const dates = document.createElement('b');
  dates.append(timeOf(from), ...(to ? [' – ', timeOf(to)] : []));
  const item = document.createElement('li');
  item.append(
    dates,
    ...lines.map(line => Object.assign(document.createElement('span'), { textContent: line })),
  );
  item.dataset['until'] = until;
  return item;
}

const timeOf = ({ day, text }: ScheduleNotice['from']) =>
  Object.assign(document.createElement('time'), { dateTime: day, textContent: text });
