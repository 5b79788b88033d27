import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import type { Place, PlaceKind } from '../../../domain/places.ts';
import type { Refusal } from '../../../domain/plan/candidates.ts';
import type { Missed } from '../../../domain/plan/plan.ts';
import { weekdayOf } from '../../../domain/schedule.ts';
import { clockTime, shortClockTime, weekdayDate } from '../../../i18n/format.ts';
import { formatMessage, type Message } from '../../../i18n/message.ts';
import manifest from '../../art/manifest.json' with { type: 'json' };
import type { PictureName } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';

export type Names = ReturnType<typeof useNames>;

/** The texts for places, times, days and reasons. */
export function useNames() {
  const words = usePageData('plan');
  const reasons = usePageData('reasons');
  const language = usePageData('language');
  const { missed } = usePageData('planParts');
  /** The name of a place. Links may hold one that no longer exists. */
  function nameOf(id: string): string {
    const names: Record<string, string> = words.places;
    return (Object.hasOwn(names, id) && names[id]) || words.unknown;
  }
  const reasonText = (reason: ReasonId | undefined): string => (reason ? reasons[reason] : '');
  /** Why something is not in the plan, as a sentence. */
  const whyText = ({ why, reason, with: others = [] }: Refusal & Partial<Missed>): string =>
    formatMessage(
      missed.why[why] as Message,
      { reason: reasonText(reason), with: others.map(nameOf).join(', ') },
      language,
    );
  return {
    nameOf,
    reasonText,
    language,
    whyText,
    /** Which request is not in the plan and why, or how many; `about` is the edited place. */
    missedText(misses: readonly Missed[], about?: string): string {
      const told = misses.find(({ id }) => id === about) ?? (misses.length === 1 ? misses[0] : undefined);
      return told
        ? formatMessage(missed.one, { what: nameOf(told.id), why: whyText(told) }, language)
        : formatMessage(words.spoken.missed, { count: misses.length }, language);
    },
    timeText: (time: ClockTime): string => clockTime(time, language),
    shortTime: (time: ClockTime): string => shortClockTime(time, language),
    /** "Saturday, November 21, 2026" */
    dayText: (day: Day): string => weekdayDate(words.weekdays[weekdayOf(day)].long, day, language),
    /** What visitors should know first comes first. */
    factsOf({ noise, splash, steps, seats, shade }: Place): string[] {
      const { facts } = words;
      return [
        steps ? formatMessage(facts.steps, { count: steps }, language) : '',
        splash ? facts.splash : '',
        facts.noise[noise],
        facts.shade[shade],
        facts.seats[seats],
        steps ? '' : facts.stepFree,
      ].filter(Boolean);
    },
  };
}

const families: Partial<Record<PlaceKind, string>> = {
  show: 'show',
  encounter: 'encounter',
  activity: 'pictogram',
};

/** The picture of a place, if it has one. */
export function pictureOf({ id, kind }: Pick<Place, 'id' | 'kind'>): PictureName | undefined {
  const name = `${families[kind]}-${id}`;
  return name in manifest ? (name as PictureName) : undefined;
}
