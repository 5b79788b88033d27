import { timeVaries } from '../domain/places.ts';
import type { Stop } from '../domain/plan/plan.ts';
import type { AccessNeed } from '../domain/plan/preferences.ts';
import { formatClockTime } from './format.ts';
import type { Language } from './locales.ts';
import { formatMessage } from './message.ts';

/** With `about` where the time varies. */
export function formatStart(
  { id, start }: Pick<Stop, 'id' | 'start'>,
  about: string,
  language: Language,
): string {
  const time = formatClockTime(start, language);
  return timeVaries(id) ? formatMessage(about, { time }, language) : time;
}

/** `'Young children, someone who needs quiet'` */
export const formatAccessNeeds = (
  needs: readonly AccessNeed[],
  words: Readonly<Record<AccessNeed, string>>,
): string => capitalize(needs.map(need => words[need]).join(', '));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
