/** What a page with a plan in its fragment (`domain/plan/link.ts`) shows and does until React has composed the plan. */
import { isDay } from '../../../domain/day.ts';
import { planText, readPlanText } from '../../../domain/plan/text.ts';
import { carryPlan } from './plan-links.ts';

const root = document.documentElement;
const linkedDay = () => readPlanText(location.hash)?.parameters.get('day') ?? '';

/**
 * Moves a plan from the query to the fragment: programs that add to a query may encode the number sign after it, and others replace it
 * with a question mark.
 */
export function moveLinkedPlan(): void {
  const { hash, pathname, search } = location;
  const found = /(?:^\?|%(?:25)*23)(v\d.*)/i.exec(search);
  if (!hash && found && planText(found[1] ?? ''))
    location.replace(`${pathname}${search.slice(0, found.index)}#${found[1]}`);
}

/** Hides the plan of a usual day before the first paint. The planner removes the mark. */
export function markLinkedPlan(): void {
  if (isDay(linkedDay())) root.dataset['linked'] = location.hash.slice(1);
}

/** Shows the usual day as such again. */
let restore = () => {};

/** Without React the plan cannot be composed. */
export function forgetLinkedPlan(): void {
  delete root.dataset['linked'];
  restore();
}

/** Writes the date of the plan, and adds the plan to the links that carry it. */
export function showLinkedDay(): void {
  const text = document.querySelector('[data-linked-day]');
  const day = linkedDay();
  if (!text || !isDay(day)) return;
  const usual = text.textContent;
  // Not the document's `lang`, which translators change.
  const { locale } = document.querySelector<HTMLElement>('[data-island]')?.dataset ?? {};
  text.textContent = new Date(day).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
  restore = () => {
    text.textContent = usual;
  };
  const { hash } = location;
  carryPlan(hash);
  const request = document.querySelector<HTMLAnchorElement>('.day-bar a');
  if (request) request.hash = hash;
}
