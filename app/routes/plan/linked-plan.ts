/** What a page shows of a linked plan until React has built it. */
import { isDay } from '../../../domain/day.ts';
import { normalizePlanText, readPlanText } from '../../../domain/plan/text.ts';
import { updatePlanLinks } from './plan-links.ts';

const root = document.documentElement;
const readLinkedDay = () => readPlanText(location.hash)?.parameters.get('day') ?? '';

/** Programs that add a query may encode or replace the number sign. */
export function movePlanFromQuery(): void {
  const { hash, pathname, search } = location;
  const match = /(?:^\?|%(?:25)*23)(v\d.*)/i.exec(search);
  if (!hash && match && normalizePlanText(match[1] ?? ''))
    location.replace(`${pathname}${search.slice(0, match.index)}#${match[1]}`);
}

/** Hides the usual day until the planner removes the attribute. */
export function markLinkedPlan(): void {
  if (isDay(readLinkedDay())) root.dataset['linked'] = location.hash.slice(1);
}

let restoreUsualDay = () => {};

/** For a page in which React fails to run. */
export function unmarkLinkedPlan(): void {
  delete root.dataset['linked'];
  restoreUsualDay();
}

export function showLinkedDay(): void {
  const dayElement = document.querySelector('[data-linked-day]');
  const day = readLinkedDay();
  if (!dayElement || !isDay(day)) return;
  const usualText = dayElement.textContent;
  // Not the document's `lang`, which translators change.
  const { locale } = document.querySelector<HTMLElement>('[data-island]')?.dataset ?? {};
  dayElement.textContent = new Date(day).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
  restoreUsualDay = () => {
    dayElement.textContent = usualText;
  };
  const { hash } = location;
  updatePlanLinks(hash);
  const ticketLink = document.querySelector<HTMLAnchorElement>('.day-bar a');
  if (ticketLink) ticketLink.hash = hash;
}
