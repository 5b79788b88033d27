import { diffStops } from '../../../domain/plan/diff.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Formatters } from './formatters.ts';

const maxListedChanges = 4;

export const formatSummary = (
  plan: Plan,
  { spoken }: Words['plan'],
  { language, formatTime }: Formatters,
): string =>
  formatMessage(
    spoken.plan,
    {
      count: plan.stops.length,
      from: formatTime(plan.visit?.opens ?? '00:00'),
      until: formatTime(getExitTime(plan) ?? '00:00'),
    },
    language,
  );

/** Summarizes the plan if there are too many changes. Empty if only the party has changed. */
export function formatChanges(
  plan: Plan,
  previousPlan: Plan,
  editedId: string | undefined,
  words: Words['plan'],
  formatters: Formatters,
): string {
  const { sheet, spoken } = words;
  const { language, formatMissedPlaces, nameOf, formatTime } = formatters;
  const { day, visit, stops, missedPlaces, preferences } = plan;
  // The plan does not depend on it, and its field is announced already.
  if (preferences.partySize !== previousPlan.preferences.partySize) return '';
  if (!visit) return spoken.closed;
  if (visit.opens === visit.closes) return sheet.noTime;
  const changes = diffStops(previousPlan, plan).sort(
    (a, b) => Number(b.id === editedId) - Number(a.id === editedId),
  );
  const changeTexts = changes.map(({ id, start }) =>
    formatMessage(
      start ? spoken.moved : spoken.dropped,
      { place: nameOf(id), time: start ? formatTime(start) : '' },
      language,
    ),
  );
  const editedStop = stops.find(({ id }) => id === editedId);
  if (editedStop && changeTexts.length === 0)
    changeTexts.push(
      formatMessage(
        spoken.line,
        { place: nameOf(editedStop.id), time: formatTime(editedStop.start) },
        language,
      ),
    );
  const listsChanges =
    day === previousPlan.day && changeTexts.length > 0 && changeTexts.length <= maxListedChanges;
  const missedRequests = missedPlaces.filter(({ isRequested }) => isRequested);
  return [
    ...(listsChanges ? changeTexts : [formatSummary(plan, words, formatters)]),
    ...(missedRequests.length > 0 ? [formatMissedPlaces(missedRequests, editedId)] : []),
  ].join(' ');
}
