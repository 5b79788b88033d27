/** The state of the planner: preferences, the plan composed from them, and edits. The fragment of the URL follows it (`fragment.ts`). */
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react';
import { useFacts } from '#facts';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { composePlan, type Plan } from '../../../domain/plan.ts';
import { fromNow, keepTimes } from '../../../domain/plan-edits.ts';
import { changesSince, type PlanChange, readPlan, writePlan } from '../../../domain/plan-link.ts';
import type { Preferences, Who } from '../../../domain/plan-preferences.ts';
import { type DayProgramme, type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { usePageData } from '../../page-data.ts';
import { carryPlan } from '../../ui/plan-links.ts';
import { useToasts } from '../../ui/toast.tsx';
import { currentPlan, useCurrentPlan } from './current-plan.ts';
import { followUrl, otherPlans, restoreFragment, writeFragment } from './fragment.ts';
import { useNames } from './names.ts';
import { changeText, firstPreferences, summaryOf } from './next-plan.ts';
import { type ParkNow, readParkNow, useParkNow } from './park-now.ts';

interface EditOptions {
  /** The edited stop. The others then move only if they have to. */
  about?: string;
  /** Announced instead of what has changed. */
  say?: string;
}

export interface PlannerState {
  facts: ProgrammeFacts;
  plan: Plan;
  programme: DayProgramme;
  /** False until the planner is hydrated; until then it shows the plan of a usual day, made by the build. */
  isLive: boolean;
  /** The time at the park; null until there is a plan. */
  now: ParkNow | null;
  /** Also from the evening of the day itself on, when nothing of it is left. */
  isOver: boolean;
  /** Beyond the booking window. */
  isTooFar: boolean;
  /** Opened from a link with a plan. */
  isFromLink: boolean;
  /** How the day differs from the one that the link was made for. */
  changes: readonly PlanChange[];
  /** Whether a part of the link was unreadable. */
  unread: boolean;
  /** The fragments of this browser's other plans, such as one's own beside a friend's. */
  others: readonly string[];
  /** What the last edit has changed. */
  note: string;
  canUndo: boolean;
  /** Changes the preferences, tells what has changed in the plan, and offers to undo it. */
  change: (preferences: Preferences, options?: EditOptions) => void;
  /** Tells why nothing has changed. */
  tell: (note: string) => void;
  undo: () => void;
  startAgain: () => void;
  /** Shows one of the other plans. */
  open: (fragment: string, say: string) => void;
}

export const PlannerContext = createContext<PlannerState | null>(null);

export function usePlanner(): PlannerState {
  const state = use(PlannerContext);
  if (!state) throw new Error('usePlanner needs a PlannerContext above it.');
  return state;
}

const composed = (preferences: Preferences, facts: ProgrammeFacts) => {
  const programme = programmeOf(preferences.day, facts);
  return { programme, plan: composePlan(preferences, programme) };
};

export function usePlannerState(): PlannerState {
  const words = usePageData('plan');
  const usual = usePageData('usualDay');
  const names = useNames();
  const { announce } = useToasts();
  const facts = useFacts();
  const [note, setNote] = useState('');
  /** The fragments before each edit. */
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const [isFromLink, setFromLink] = useState(false);
  const [early] = useState(enteredEarly);
  const [isLive, setLive] = useState(false);
  /** Whether a link that was opened over a plan could not be read. */
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const stop = followUrl(setRefused);
    startTransition(() => setLive(true));
    return stop;
  }, []);
  const [currentFragment, currentTime] = [useCurrentPlan(), useParkNow()];
  useEffect(() => carryPlan(currentFragment), [currentFragment]);
  const fragment = isLive ? currentFragment : null;
  const parkNow = isLive ? currentTime : null;

  const today = parkNow?.day;
  // Not every minute, or the plan would change while it is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const suggested = useMemo(() => parkNow && firstPreferences(parkNow, facts), [today, facts]);

  const state = useMemo(() => {
    const read = fragment === null ? undefined : readPlan(fragment);
    const known = read?.preferences ?? suggested;
    const { programme, plan } = known ? composed(known, facts) : usual;
    const now = known ? parkNow : null;

    const change: PlannerState['change'] = (edited, { about, say } = {}) => {
      const made = now ? edited : editBeforePlan(edited, plan.preferences, facts);
      const kept = about === undefined || made === plan.preferences ? made : keepTimes(made, plan);
      const isUnderway = now?.day === plan.day && made.day === plan.day;
      const next = composed(isUnderway ? fromNow(kept, plan, now.time) : kept, facts);
      const text = say ?? changeText(next.plan, plan, about, words, names);
      const before = currentPlan();
      setUndoable(undoable => [...undoable, before]);
      setRefused(false);
      // The bar itself says the whole plan in short.
      setNote(say || text === summaryOf(next.plan, words, names) ? '' : text);
      announce(text);
      writeFragment(writePlan(next.plan, next.programme));
    };
    return {
      plan,
      programme,
      facts,
      now,
      change,
      isOver: !!now && plan.day < firstVisitDay(new Date(), facts),
      isTooFar: !!now && plan.day > lastVisitDay(now.day),
      hasLink: !!read?.preferences,
      changes: read?.preferences ? changesSince(read, programme) : [],
      unread: read?.unread ?? false,
      others: now ? otherPlans(now.day) : [],
    };
  }, [fragment, parkNow, suggested, facts, usual, words, names, announce]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is a plan
  useEffect(() => {
    const { now, hasLink, change, plan } = state;
    if (!now) return;
    delete document.documentElement.dataset['linked'];
    setFromLink(hasLink ? plan.day >= now.day : restoreFragment(now.day));
    const { must, who } = plan.preferences;
    if (Object.values(early).some(entered => entered.length > 0))
      change({
        ...plan.preferences,
        must: [...new Set([...must, ...early.must])],
        who: [...new Set([...who, ...early.who])],
        ...Object.fromEntries(early.times),
      });
  }, [state.now === null]);

  return useMemo(() => {
    const tell = (text: string) => {
      setNote(text);
      announce(text);
    };
    return {
      ...state,
      // The one notice is about the link that was opened last.
      ...(isRefused && { changes: [], unread: true }),
      isLive,
      isFromLink,
      note,
      canUndo: undoable.length > 0,
      tell,
      undo() {
        writeFragment(undoable.at(-1) ?? '');
        setUndoable(undoable.slice(0, -1));
        tell(words.bar.undone);
      },
      startAgain() {
        setUndoable([...undoable, currentPlan()]);
        setRefused(false);
        writeFragment('');
        tell(words.bar.startedAgain);
      },
      open(fragment, say) {
        setUndoable([...undoable, currentPlan()]);
        setRefused(false);
        writeFragment(fragment);
        setNote('');
        announce(say);
      },
    };
  }, [state, isRefused, isLive, isFromLink, note, undoable, words, announce]);
}

/** An edit of the usual day, made before there is a plan, as one of the linked or suggested day. */
function editBeforePlan(edited: Preferences, usual: Preferences, facts: ProgrammeFacts): Preferences {
  const changed = Object.entries(edited).filter(([key, value]) => value !== usual[key as keyof Preferences]);
  const { preferences } = readPlan(currentPlan());
  return { ...(preferences ?? firstPreferences(readParkNow(), facts)), ...Object.fromEntries(changed) };
}

/** What was ticked and chosen before hydration. */
function enteredEarly() {
  const entered = <T extends Element>(selector: string): T[] =>
    typeof document === 'undefined' ? [] : [...document.querySelectorAll<T>(`.choices ${selector}`)];
  const ticked = <T extends string>(name: string) =>
    entered<HTMLInputElement>(`[name=${name}]:checked`).map(({ value }) => value as T);
  return {
    must: ticked('must'),
    who: ticked<Who>('who'),
    times: entered<HTMLSelectElement>('select')
      .filter(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
      .map(({ name, value }) => [name, value as ClockTime]),
  };
}
