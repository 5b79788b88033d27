/** What a page with a plan in its fragment (`domain/plan-link.ts`) shows and does until React has composed the plan. */
import type { Day } from '../../domain/day.ts';
import { dayLength } from '../../domain/days.ts';
import { prefill } from '../components/inquiry/draft.ts';

const root = document.documentElement;
const linkedPlan = () => new URLSearchParams(location.hash.slice(1));

/** Hides the plan of a usual day before the first paint. The planner removes the mark. */
export function markLinkedPlan(): void {
  if (linkedPlan().has('day')) root.dataset['linked'] = '';
}

/** Shows the usual day as such again. */
let restore = () => {};

/** Without React the plan cannot be composed. */
export function forgetLinkedPlan(): void {
  delete root.dataset['linked'];
  restore();
}

/** Writes the date of the plan, and marks its tile. */
export function showLinkedDay(today: Day): void {
  const text = document.querySelector('[data-linked-day]');
  const day = linkedPlan().get('day') ?? '';
  const time = Date.parse(day);
  if (!text || Number.isNaN(time)) return;
  const usual = text.textContent;
  // Not the document's `lang`, which translators change.
  const { locale } = document.getElementById('page')?.dataset ?? {};
  text.textContent = new Date(time).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const inDays = (time - Date.parse(today)) / dayLength;
  const tile = document.querySelectorAll('.day:not(:has(input))')[inDays];
  tile?.setAttribute('data-chosen', '');
  restore = () => {
    text.textContent = usual;
    tile?.removeAttribute('data-chosen');
  };
}

/** A ticket request carries the plan even before hydration. */
export function requestLinkedTickets({ target }: Event): void {
  if (!('linked' in root.dataset) || !(target as Element).closest('.day-bar a')) return;
  const plan = linkedPlan();
  const party = plan.get('party');
  prefill({
    visitDate: plan.get('day') ?? '',
    plan: location.hash.slice(1),
    ...(party && { numberOfVisitors: party }),
  });
}
