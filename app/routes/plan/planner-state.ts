/** The state of the planner: the plan composed from the fragment (`fragment.ts`), and edits of it. */
import { createContext, startTransition, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFacts } from '#facts';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { places } from '../../../domain/places.ts';
import { fromNow, keepTimes } from '../../../domain/plan/edits.ts';
import { changesSince, readPlan, writePlan } from '../../../domain/plan/link.ts';
import { composePlan, type Plan } from '../../../domain/plan/plan.ts';
import type { Preferences, Who } from '../../../domain/plan/preferences.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';
import { currentFragment, followUrl, useFragment, writeFragment } from './fragment.ts';
import { useNames } from './names.ts';
import { changeText, firstPreferences, summaryOf } from './next-plan.ts';
import { readParkNow, useParkNow } from './park-now.ts';

/** Changes the preferences of a plan. It gets the newest plan, which may not be rendered yet. */
export type Edit = (plan: Plan) => Preferences;

export interface EditOptions {
  /** The edited stop. The others then move only if they have to. */
  about?: string;
  /** Announced instead of what has changed. */
  say?: string;
}

export const PlannerContext = createContext<ReturnType<typeof usePlannerState> | null>(null);

export function usePlanner() {
  const state = use(PlannerContext);
  if (!state) throw new Error('usePlanner needs a PlannerContext above it.');
  return state;
}

const composed = (preferences: Preferences, facts: ScheduleFacts) => {
  const programme = scheduleOf(preferences.day, facts);
  return { programme, plan: composePlan(preferences, programme) };
};

export function usePlannerState() {
  const words = usePageData('plan');
  const usual = usePageData('usualDay');
  const names = useNames();
  const { announce } = useToasts();
  const facts = useFacts();
  const [note, setNote] = useState('');
  /** The fragments before each edit. */
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const [isOpened, setOpened] = useState(false);
  const [isLive, setLive] = useState(false);
  /** Whether a link that was opened over a plan could not be read. */
  const [isUnreadable, setUnreadable] = useState(false);
  const [early] = useState(enteredEarly);
  const [fragment, parkNow] = [useFragment(), useParkNow()];
  const now = isLive ? parkNow : null;

  const link = useMemo(() => readPlan(fragment), [fragment]);
  const today = now?.day;
  // Once a day, not every minute, or the plan would change while it is read.
  const suggested = useMemo(() => today && firstPreferences(readParkNow(), facts), [today, facts]);
  const preferences = suggested && (link.preferences ?? suggested);
  const { plan, programme } = useMemo(
    () => (preferences ? composed(preferences, facts) : usual),
    [preferences, facts, usual],
  );

  function newestPlan(): Plan {
    const newest = currentFragment();
    if (now && newest === fragment) return plan;
    return composed(readPlan(newest).preferences ?? firstPreferences(readParkNow(), facts), facts).plan;
  }

  const tell = (spoken: string, written = spoken) => {
    setNote(written);
    announce(spoken);
  };

  /** Shows another plan, which can be undone. */
  function show(next: string, spoken: string, written = spoken) {
    const before = currentFragment();
    setUndoable(all => [...all, before]);
    tell(spoken, written);
    setUnreadable(false);
    writeFragment(next);
  }

  /** Makes an edit, tells what has changed in the plan, and offers to undo it. */
  const change = (edit: Edit, { about, say }: EditOptions = {}) => {
    const before = newestPlan();
    const edited = edit(before);
    const kept = about === undefined ? edited : keepTimes(edited, before);
    const { day, time } = readParkNow();
    const isUnderway = before.day === day && edited.day === day;
    const next = composed(isUnderway ? fromNow(kept, before, time) : kept, facts);
    const text = say ?? changeText(next.plan, before, about, words, names);
    // The bar itself says the whole plan in short.
    const isWritten = !say && text !== summaryOf(next.plan, words, names);
    show(writePlan(next.plan, next.programme), text, isWritten ? text : '');
  };

  useEffect(() => {
    const today = readParkNow().day;
    const stop = followUrl(today, setUnreadable);
    const { preferences } = readPlan(currentFragment());
    startTransition(() => {
      setOpened(!!preferences && preferences.day >= today);
      setLive(true);
    });
    return stop;
  }, []);
  const begin = useEffectEvent(() => {
    delete document.documentElement.dataset['linked'];
    if (early) change(early);
  });
  useEffect(() => {
    if (isLive) begin();
  }, [isLive]);

  return {
    facts,
    plan,
    programme,
    /** The time at the park. Null until the planner is hydrated; until then it shows the plan of a usual day, made by the build. */
    now,
    /** Also from the evening of the day itself on, when nothing of it is left. */
    isOver: !!now && plan.day < firstVisitDay(new Date(), facts),
    /** Beyond the booking window. */
    isTooFar: !!now && plan.day > lastVisitDay(now.day),
    /** Opened with a plan: of a link, or of an earlier visit. */
    isOpened,
    /** How the day differs from the one that the link was made for. */
    changes: now && link.preferences && !isUnreadable ? changesSince(link, programme) : [],
    /** Whether a part of the link was unreadable. */
    unread: !!now && (link.unread || isUnreadable),
    /** What the last edit has changed. */
    note,
    change,
    /** Tells why nothing has changed. */
    tell,
    canUndo: undoable.length > 0,
    undo() {
      writeFragment(undoable.at(-1) ?? '');
      setUndoable(undoable.slice(0, -1));
      tell(words.bar.undone);
    },
    startAgain: () => show('', words.bar.startedAgain),
    /** Shows one of the other plans. */
    open: (fragment: string, say: string) => show(fragment, say, ''),
  };
}

/** The place that the page's address adds to the plan, as in `#add=penguins`. */
const placeToAdd = (): string[] => {
  const id = /^#add=([\w-]+)$/.exec(location.hash)?.[1];
  return places.filter(place => place.id === id).map(({ id }) => id);
};

/** What was ticked and chosen before hydration, and what the address adds, as an edit. */
function enteredEarly(): Edit | undefined {
  if (typeof document === 'undefined') return undefined;
  const entered = <T extends Element>(selector: string): T[] => [
    ...document.querySelectorAll<T>(`.choices ${selector}`),
  ];
  const ticked = <T extends string>(name: string) =>
    entered<HTMLInputElement>(`[name=${name}]:checked`).map(({ value }) => value as T);
  const must = [...ticked('must'), ...placeToAdd()];
  const who = ticked<Who>('who');
  const times = entered<HTMLSelectElement>('select')
    .filter(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
    .map(({ name, value }) => [name, value as ClockTime] as const);
  if (must.length + who.length + times.length === 0) return undefined;
  return ({ preferences }) => ({
    ...preferences,
    must: [...new Set([...preferences.must, ...must])],
    who: [...new Set([...preferences.who, ...who])],
    ...Object.fromEntries(times),
  });
}
