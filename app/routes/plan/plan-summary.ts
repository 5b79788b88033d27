import type { Plan } from '../../../domain/plan/plan.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Formatters } from './formatters.ts';

/** Told after an edit. */
export function formatSummary(
  plan: Plan,
  { sheet, spoken }: Words['plan'],
  { language, formatTime }: Formatters,
): string {
  const { visit, stops, missedPlaces } = plan;
  if (!visit) return spoken.closed;
  if (visit.opens === visit.closes) return sheet.noTime;
  const missedCount = missedPlaces.filter(({ isRequested }) => isRequested).length;
  const until = formatTime(getExitTime(plan) ?? visit.opens);
  return [
    formatMessage(spoken.plan, { count: stops.length, from: formatTime(visit.opens), until }, language),
    ...(missedCount > 0 ? [formatMessage(spoken.missed, { count: missedCount }, language)] : []),
  ].join(' ');
}
