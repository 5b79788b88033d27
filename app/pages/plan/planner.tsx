import { useEffect, useMemo, useRef, useState } from 'react';
import { plan as words } from '#words/plan.ts';
import { minutesOfDay, timeOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { composePlan, noWishes, type Plan, type Who, type Wishes } from '../../../domain/plan.ts';
import { changesSince, readPlan, writePlan } from '../../../domain/plan-link.ts';
import { type DayProgramme, programmeFacts, programmeOf } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { Edge } from '../../ui/edge.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { Choices } from './choices.tsx';
import { DaySheet } from './day-sheet.tsx';
import { daysFrom } from './days.ts';
import { useFragment, writeFragment } from './fragment.ts';
import { timeText } from './names.ts';
import { type ParkNow, useParkNow } from './park-now.ts';

/** A day that nothing is known of: as the prerendered page has it. */
const usualDay: DayProgramme = programmeOf(__BUILD_DAY__ as Day, {
  ...programmeFacts,
  exceptions: [],
  otherHours: [],
});

/** Whoever comes later than this before closing time comes on another day. */
const leastVisit = 120;

/** What is offered before anything is wished: the next day that is open, from now on where that is today. */
function firstWishes({ day, time }: ParkNow): Wishes {
  const now = minutesOfDay(time);
  const isWorthIt = (candidate: Day) => {
    const { hours } = programmeOf(candidate);
    return hours && (candidate > day || now + leastVisit <= minutesOfDay(hours.closes));
  };
  const first = daysFrom(day, 60).find(isWorthIt) ?? day;
  const wishes = noWishes(first);
  const opens = programmeOf(first).hours?.opens;
  if (first !== day || !opens || now <= minutesOfDay(opens)) return wishes;
  return { ...wishes, from: timeOfDay(Math.ceil(now / 15) * 15) };
}

/** What changed in the plan, for those who hear the page. */
function spokenOf({ visit, lines, missed }: Plan): string {
  if (!visit) return words.spoken.closed;
  const wished = missed.filter(miss => miss.wished).length;
  const day = fill(words.spoken.plan, {
    count: String(lines.length),
    from: timeText(visit.opens),
    until: timeText(visit.closes),
  });
  return wished ? `${day} ${fill(words.spoken.missed, { count: String(wished) })}` : day;
}

/** What was ticked before React was there. */
const tickedEarly = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement>('.choices input:checked')].map(({ name, value }) => ({
        name,
        value,
      }));

/** Wishes and the day that they make. It lives in the fragment of the address alone. */
export function Planner() {
  const toasts = useToasts();
  const fragment = useFragment();
  const now = useParkNow();
  const early = useRef<{ name: string; value: string }[]>(null);
  early.current ??= tickedEarly();
  /** Who comes with a plan has it before the wishes. */
  const [brought, setBrought] = useState(false);

  const read = useMemo(() => readPlan(fragment), [fragment]);
  const known = read.wishes ?? (now ? firstWishes(now) : noWishes(usualDay.day));
  const key = JSON.stringify(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wishes are what their text says
  const { wishes, programme, plan } = useMemo(() => {
    const programme = now ? programmeOf(known.day) : usualDay;
    return { wishes: known, programme, plan: composePlan(known, programme) };
  }, [key, now === null]);
  const changes = useMemo(() => (read.wishes ? changesSince(read, programme) : []), [read, programme]);

  const change = (next: Wishes, say?: (plan: Plan) => string) => {
    const programme = programmeOf(next.day);
    const composed = composePlan(next, programme);
    writeFragment(writePlan(composed, programme));
    toasts.show({ tone: 'spoken', title: (say ?? spokenOf)(composed) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the day is known
  useEffect(() => {
    if (!now) return;
    setBrought(read.wishes !== null && read.wishes.day >= now.day);
    const ticked = (name: string) =>
      early.current?.filter(input => input.name === name).map(({ value }) => value) ?? [];
    const all = (list: readonly string[], name: string) => [...new Set([...list, ...ticked(name)])];
    if (early.current?.length)
      change({ ...wishes, must: all(wishes.must, 'must'), who: all(wishes.who, 'who') as Who[] });
    early.current = [];
  }, [now === null]);

  const choices = (
    <Choices key="choices" wishes={wishes} programme={programme} today={now?.day ?? null} onChange={change} />
  );
  const sheet = (
    <DaySheet
      key="sheet"
      plan={plan}
      programme={programme}
      now={now}
      changes={changes}
      unread={read.unread.length > 0}
      onChange={change}
    />
  );
  return (
    <section className="planner" aria-label={words.title}>
      <Edge shape="hill" front="paper-2" back="ring-5" />
      <div className="content over-edges planner-content">
        {brought ? [sheet, choices] : [choices, sheet]}
      </div>
      <Edge shape="hill2" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
