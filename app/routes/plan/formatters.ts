import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import type { Place, PlaceKind } from '../../../domain/places.ts';
import type { Exclusion } from '../../../domain/plan/candidates.ts';
import type { MissedPlace } from '../../../domain/plan/missed-places.ts';
import type { Stop } from '../../../domain/plan/plan.ts';
import { weekdayOf } from '../../../domain/weekday.ts';
import { formatClockTime, formatShortClockTime, formatWeekdayDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { formatStart } from '../../../i18n/planned-visit.ts';
import { isPicture, type PictureName } from '../../art/picture.tsx';
import { useVisitWords } from '../../components/inquiry/visit-words.ts';
import { useSite } from '../../site-context.ts';
import { usePlannerProps } from './planner-props.ts';

export type Formatters = ReturnType<typeof useFormatters>;

export function useFormatters() {
  const { plan: words } = usePlannerProps();
  const { reasons } = useVisitWords();
  const { language } = useSite();
  const { missed } = usePlannerProps().planParts;

  const names: Record<string, string> = words.places;
  const nameOf = (id: string): string => names[id] ?? id;

  const formatReason = (reason: ReasonId | undefined): string => (reason ? reasons[reason] : '');

  function formatExclusion(exclusion: Exclusion & Partial<MissedPlace>): string {
    const { reason, scheduleReason, overlappingIds = [] } = exclusion;
    return formatMessage(
      missed.reasons[reason],
      { reason: formatReason(scheduleReason), otherPlace: overlappingIds.map(nameOf).join(', ') },
      language,
    );
  }

  /** The most important facts come first. */
  function listFacts({ noise, mayGetWet, steps, seats, shade }: Place): string[] {
    const { facts } = words;
    return [
      steps ? formatMessage(facts.steps, { count: steps }, language) : '',
      mayGetWet ? facts.mayGetWet : '',
      facts.noise[noise],
      facts.shade[shade],
      facts.seats[seats],
      steps === 0 ? facts.stepFree : '',
    ].filter(Boolean);
  }

  return {
    language,
    nameOf,
    formatReason,
    formatExclusion,
    formatTime: (time: ClockTime): string => formatClockTime(time, language),
    /** "3:40 PM", or "about 3:40 PM" where the time varies. */
    formatStart: (stop: Pick<Stop, 'id' | 'start'>): string => formatStart(stop, words.sheet.about, language),
    formatShortTime: (time: ClockTime): string => formatShortClockTime(time, language),
    /** "Saturday, November 21, 2026" */
    formatDay: (day: Day): string => formatWeekdayDate(words.weekdays[weekdayOf(day)].long, day, language),
    listFacts,
  };
}

const picturePrefixes: Partial<Record<PlaceKind, string>> = {
  show: 'show',
  encounter: 'encounter',
  activity: 'pictogram',
};

export function pictureOf({ id, kind }: Pick<Place, 'id' | 'kind'>): PictureName | undefined {
  const name = `${picturePrefixes[kind]}-${id}`;
  return isPicture(name) ? name : undefined;
}
