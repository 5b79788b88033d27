import { Suspense, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounced } from '#announced';
import { fromNow, keepTimes } from '../../../domain/plan-edits.ts';
import { changesSince, readPlan, writePlan } from '../../../domain/plan-link.ts';
import { add, drop, type Who } from '../../../domain/plan-preferences.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { usePageData } from '../../page-data.ts';
import { removeOrphan } from '../../ui/remove-orphan.ts';
import { useToasts } from '../../ui/toast.tsx';
import type { ChangePreferences } from './change.ts';
import { Choices } from './choices.tsx';
import { composeDay } from './compose-day.ts';
import { DayBar } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import { useFragment, writeFragment } from './fragment.ts';
import { useNames } from './names.ts';
import { changeText, firstPreferences, nextOpenDay } from './next-plan.ts';
import { ParkMap } from './park-map.tsx';
import { useParkNow } from './park-now.ts';

/** Checkboxes ticked before hydration. */
const tickedEarly = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement>('.choices input:checked')].map(({ name, value }) => ({
        name,
        value,
      }));

/** Preferences and the plan made from them. Their only storage is the fragment of the URL. */
export default function Planner() {
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
  /** What the last edit has changed, and the fragment before it. */
  const [last, setLast] = useState<{ text: string; before: string } | null>(null);
  /** The place pointed at or focused, on the map or in the list. */
  const [lit, setLit] = useState('');

  /** False while hydrating, and until all parts of the page are hydrated: until then it shows the plan of a usual day, made by the build. */
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  const read = useMemo(() => (isLive ? readPlan(fragment) : undefined), [isLive, fragment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: programmes change when something is announced
  const offered = useMemo(() => (isLive && now ? firstPreferences(now) : null), [isLive, now, announced]);
  const known = read?.preferences ?? offered;
  const key = JSON.stringify(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the preferences, and programmes change when something is announced
  const { programme, plan } = useMemo(() => {
    return known ? composeDay(known, usual) : usual;
  }, [key, announced]);
  const { preferences } = plan;
  /** The time at the park, once there is a plan. */
  const parkNow = known ? now : null;
  const changes = useMemo(() => (read?.preferences ? changesSince(read, programme) : []), [read, programme]);

  /** A ref, so that callbacks need not change every minute. */
  const current = useRef({ plan, parkNow });
  current.current = { plan, parkNow };

  const change: ChangePreferences = useCallback(
    (made, { about, say } = {}) => {
      const { plan, parkNow } = current.current;
      const kept = about === undefined || made === plan.preferences ? made : keepTimes(made, plan);
      const isUnderway = parkNow?.day === plan.day && made.day === plan.day;
      const next = isUnderway ? fromNow(kept, plan, parkNow.time) : kept;
      const composed = composeDay(next, usual);
      const text = say ?? changeText(composed.plan, plan, about, words, names);
      const before = location.hash.slice(1);
      writeFragment(writePlan(composed.plan, composed.programme));
      if (!say) setLast({ text, before });
      toasts.show({ tone: 'spoken', title: text });
      return composed.plan;
    },
    [toasts, usual, words, names],
  );
  const startAgain = useCallback(() => {
    setLast({ text: words.bar.startedAgain, before: location.hash.slice(1) });
    writeFragment('');
    toasts.show({ tone: 'spoken', title: words.bar.startedAgain });
  }, [toasts, words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the day is known
  useEffect(() => {
    if (!parkNow) return;
    setOpenedFromLink(!!read?.preferences && read.preferences.day >= parkNow.day);
    const ticked = (name: string) =>
      early.current?.filter(input => input.name === name).map(({ value }) => value) ?? [];
    const all = (list: readonly string[], name: string) => [...new Set([...list, ...ticked(name)])];
    if (early.current?.length)
      change({
        ...preferences,
        must: all(preferences.must, 'must'),
        who: all(preferences.who, 'who') as Who[],
      });
    early.current = [];
  }, [parkNow === null]);

  const today = parkNow?.day ?? null;
  const isPast = today !== null && plan.day < today;
  /** Also in the evening of the day itself, when the form refuses it. */
  const isOver = today !== null && plan.day < firstVisitDay();
  const isTooFar = today !== null && plan.day > lastVisitDay(today);
  // Memoized: re-rendering a boundary that is not hydrated yet would make React drop its prerendered HTML.
  const choices = useMemo(
    () => (
      <Suspense key="choices">
        <Choices plan={plan} programme={programme} today={today} onChange={change} />
      </Suspense>
    ),
    [plan, programme, today, change],
  );
  const map = useMemo(
    () => (
      <Suspense>
        <ParkMap
          plan={plan}
          isLive={isLive}
          lit={lit}
          onAdd={id => change(add(plan.preferences, id), { about: id })}
          onDrop={id => change(drop(plan.preferences, id), { about: id })}
        />
      </Suspense>
    ),
    [plan, isLive, lit, change],
  );
  const bar = useMemo(() => {
    const undo = () => {
      writeFragment(last?.before ?? '');
      setLast(null);
      toasts.show({ tone: 'spoken', title: words.bar.undone });
    };
    return (
      <Suspense>
        <DayBar
          plan={plan}
          programme={programme}
          isLive={isLive}
          note={last?.text ?? ''}
          onUndo={undo}
          isPast={isOver}
          isTooFar={isTooFar}
        />
      </Suspense>
    );
  }, [plan, programme, isLive, last, isOver, isTooFar, toasts, words]);
  const sheet = (
    <DaySheet
      key="sheet"
      plan={plan}
      programme={programme}
      now={parkNow}
      isLive={isLive}
      changes={changes}
      unread={read?.unread ?? false}
      another={
        parkNow && (isPast || !plan.visit) ? nextOpenDay(isPast ? parkNow.day : plan.day, parkNow) : undefined
      }
      isPast={isPast}
      lit={lit}
      onChange={change}
      onStartAgain={startAgain}
    />
  );
  const placeOf = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'];
  const light = ({ target }: { target: EventTarget }) => isLive && setLit(placeOf(target) ?? '');
  return (
    <section
      className="planner"
      ref={removeOrphan}
      aria-label={words.title}
      onPointerOver={light}
      onPointerLeave={() => setLit('')}
      onFocus={light}
    >
      <div className="content over-dividers planner-content">
        {openedFromLink ? [sheet, choices] : [choices, sheet]}
        {/* Last, because the list says the same: the keyboard need not pass its places first. */}
        {map}
        {bar}
      </div>
    </section>
  );
}
