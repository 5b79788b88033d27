import type { ScheduleNotice } from '../../i18n/schedule-notice.ts';

/** Replaces the items of `ui/schedule-notices.tsx`. */
export function showNotices(notices: readonly ScheduleNotice[]): void {
  for (const list of document.querySelectorAll('.schedule-notices'))
    list.replaceChildren(...notices.map(createItem));
}

function createItem({ until, dates, lines }: ScheduleNotice): Element {
  const item = createElement('li', '');
  item.dataset['until'] = until;
  item.append(createElement('b', dates), ...lines.map(line => createElement('span', line)));
  return item;
}

const createElement = (name: 'li' | 'b' | 'span', text: string) =>
  Object.assign(document.createElement(name), { textContent: text });
