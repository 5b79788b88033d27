import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounced } from '#announced';
import type { Words } from '../../../content/words.ts';
import { minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { Preferences, Who } from '../../../domain/plan-preferences.ts';
import { programmeOf } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { useToasts } from '../../ui/toast.tsx';
import { DaySheet } from './day-sheet.tsx';
import { useFragment, writeFragment } from './fragment.ts';
import { lazyPart } from './lazy-part.ts';
import { type Names, useNames } from './names.ts';
import { type ParkNow, useParkNow } from './park-now.ts';
import { type ChangePreferences, type Engine, loadEngine, useEngine } from './use-engine.ts';

/** Prerendered, hydrated once its code has arrived. */
const Choices = lazyPart(() => import('./choices.tsx'));

/** Minutes: with less left until closing time, the next day is suggested. */
const leastVisit = 120;

/** The default: the next open day; today, from now on. */
function firstPreferences({ day, time }: ParkNow, { noPreferences }: Engine): Preferences {
  const now = minutesOfDay(time);
  const isWorthIt = (candidate: Day) => {
    const { hours } = programmeOf(candidate);
    return hours && (candidate > day || now + leastVisit <= minutesOfDay(hours.closes));
  };
  const first = daysFrom(day, 60).find(isWorthIt) ?? day;
  const preferences = noPreferences(first);
  const opens = programmeOf(first).hours?.opens;
  if (first !== day || !opens || now <= minutesOfDay(opens)) return preferences;
  return { ...preferences, from: timeOfDay(Math.ceil(now / 15) * 15) };
}

/** The change of the plan, for screen readers. */
function spokenOf({ visit, stops, missed }: Plan, words: Words['plan'], { timeText }: Names): string {
  if (!visit) return words.spoken.closed;
  const requested = missed.filter(miss => miss.requested).length;
  const day = fill(words.spoken.plan, {
    count: String(stops.length),
    from: timeText(visit.opens),
    until: timeText(visit.closes),
  });
  return requested ? `${day} ${fill(words.spoken.missed, { count: String(requested) })}` : day;
}

/** Checkboxes ticked before hydration. */
const tickedEarly = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement>('.choices input:checked')].map(({ name, value }) => ({
        name,
        value,
      }));

/** Preferences and the plan made from them. Their only storage is the fragment of the URL. */
export function Planner() {
  const words = usePageData('plan');
  const usual = usePageData('usualDay');
  const names = useNames();
  const toasts = useToasts();
  const fragment = useFragment();
  const now = useParkNow();
  const announced = useAnnounced();
  const early = useRef<{ name: string; value: string }[]>(null);
  early.current ??= tickedEarly();
  /** Opened from a link with a plan: the plan comes first, then the preferences. */
  const [openedFromLink, setOpenedFromLink] = useState(false);

  const engine = useEngine();
  const read = useMemo(() => engine?.readPlan(fragment), [engine, fragment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: programmes change when something is announced
  const offered = useMemo(() => engine && now && firstPreferences(now, engine), [engine, now, announced]);
  const known = read?.preferences ?? offered;
  const key = JSON.stringify(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the preferences, and programmes change when something is announced
  const { programme, plan } = useMemo(() => {
    return engine && known ? engine.composeDay(known, usual) : usual;
  }, [engine, key, announced]);
  const { preferences } = plan;
  /** The time at the park, once there is a plan. */
  const parkNow = known ? now : null;
  const changes = useMemo(
    () => (engine && read?.preferences ? engine.changesSince(read, programme) : []),
    [engine, read, programme],
  );

  /** A ref, so that callbacks need not change every minute. */
  const current = useRef({ plan, parkNow });
  current.current = { plan, parkNow };

  const change: ChangePreferences = useCallback(
    async (make, say = plan => spokenOf(plan, words, names)) => {
      try {
        const engine = await loadEngine();
        const { plan, parkNow } = current.current;
        const made = make(engine);
        const isUnderway = parkNow?.day === plan.day && made.day === plan.day;
        const next = isUnderway ? engine.fromNow(made, plan, parkNow.time) : made;
        const composed = engine.composeDay(next, usual);
        writeFragment(engine.writePlan(composed.plan, composed.programme));
        toasts.show({ tone: 'spoken', title: say(composed.plan) });
      } catch {
        toasts.show({ tone: 'error', title: words.spoken.failed });
      }
    },
    [toasts, usual, words, names],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the day is known
  useEffect(() => {
    if (!parkNow) return;
    setOpenedFromLink(!!read?.preferences && read.preferences.day >= parkNow.day);
    const ticked = (name: string) =>
      early.current?.filter(input => input.name === name).map(({ value }) => value) ?? [];
    const all = (list: readonly string[], name: string) => [...new Set([...list, ...ticked(name)])];
    if (early.current?.length)
      change(() => ({
        ...preferences,
        must: all(preferences.must, 'must'),
        who: all(preferences.who, 'who') as Who[],
      }));
    early.current = [];
  }, [parkNow === null]);

  const today = parkNow?.day ?? null;
  // Memoized: re-rendering a boundary that is not hydrated yet would make React drop its prerendered HTML.
  const choices = useMemo(
    () => (
      <Suspense key="choices">
        <Choices
          preferences={preferences}
          programme={programme}
          today={today}
          onChange={next => change(() => next)}
        />
      </Suspense>
    ),
    [preferences, programme, today, change],
  );
  const sheet = (
    <DaySheet
      key="sheet"
      plan={plan}
      programme={programme}
      now={parkNow}
      engine={engine}
      changes={changes}
      unread={read?.unread ?? false}
      onChange={change}
    />
  );
  return (
    <section className="planner" ref={removeOrphan} aria-label={words.title}>
      <Divider shape="hill" front="paper-2" back="ring-5" />
      <div className="content content-sheet over-dividers planner-content">
        {openedFromLink ? [sheet, choices] : [choices, sheet]}
      </div>
      <Divider shape="hill2" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
