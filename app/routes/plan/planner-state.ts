/** The plan built from the fragment (`fragment.ts`), and edits of it. */
import { createContext, startTransition, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fixBegunStops, keepTimes } from '../../../domain/plan/edits.ts';
import { findLinkChanges, readPlan, writePlan } from '../../../domain/plan/link.ts';
import { buildPlan, type Plan } from '../../../domain/plan/plan.ts';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { usePageData } from '../../page-data.ts';
import { useScheduleFacts } from '../../ui/schedule-facts.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useFormatters } from './formatters.ts';
import { followUrl, getFragment, saveFragment, useFragment } from './fragment.ts';
import { readParkNow, useParkNow } from './park-now.ts';
import { formatChanges, formatSummary } from './plan-summary.ts';
import { readPreHydrationEdit } from './pre-hydration-edit.ts';
import { createDefaultPreferences } from './suggested-day.ts';

/** Receives the newest plan, which may not be rendered yet. */
export type Edit = (plan: Plan) => Preferences;

export interface EditOptions {
  /** If set, other stops move only if they must. */
  stopId?: string;
  /** Announced instead of the list of changes. */
  announcement?: string;
}

export const PlannerContext = createContext<ReturnType<typeof usePlannerState> | null>(null);

export function usePlanner() {
  const state = use(PlannerContext);
  if (!state) throw new Error('usePlanner needs a PlannerContext above it.');
  return state;
}

const buildDay = (preferences: Preferences, facts: ScheduleFacts) => {
  const schedule = scheduleOf(preferences.day, facts);
  return { schedule, plan: buildPlan(preferences, schedule) };
};

export function usePlannerState() {
  const words = usePageData('plan');
  const usualDay = usePageData('usualDay');
  const formatters = useFormatters();
  const { announce } = useToasts();
  const facts = useScheduleFacts();
  /** The key tells a repeated note from the one before. */
  const [note, setNote] = useState({ text: '', key: 0 });
  const [undoFragments, setUndoFragments] = useState<readonly string[]>([]);
  const [wasOpenedWithPlan, setWasOpenedWithPlan] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  /** True if a link was opened over a plan and could not be read. */
  const [isLinkUnreadable, setLinkUnreadable] = useState(false);
  const [preHydrationEdit] = useState(readPreHydrationEdit);
  const fragment = useFragment();
  const parkNow = useParkNow();
  const now = isHydrated ? parkNow : null;

  const link = useMemo(() => readPlan(fragment), [fragment]);
  const today = now?.day;
  // Not updated every minute, or the plan would change while the visitor reads it.
  const defaultPreferences = useMemo(
    () => today && createDefaultPreferences(readParkNow(), facts),
    [today, facts],
  );
  const preferences = defaultPreferences && (link.preferences ?? defaultPreferences);
  const { plan, schedule } = useMemo(
    () => (preferences ? buildDay(preferences, facts) : usualDay),
    [preferences, facts, usualDay],
  );

  function getNewestPlan(): Plan {
    const newestFragment = getFragment();
    if (now && newestFragment === fragment) return plan;
    const { preferences } = readPlan(newestFragment);
    return buildDay(preferences ?? createDefaultPreferences(readParkNow(), facts), facts).plan;
  }

  const notify = (announcement: string, visibleNote = announcement) => {
    setNote(({ key }) => ({ text: visibleNote, key: key + 1 }));
    announce(announcement);
  };

  function showPlan(newFragment: string, announcement: string, visibleNote = announcement) {
    const previousFragment = getFragment();
    setUndoFragments(fragments => [...fragments, previousFragment]);
    notify(announcement, visibleNote);
    setLinkUnreadable(false);
    saveFragment(newFragment);
  }

  const applyEdit = (edit: Edit, { stopId, announcement }: EditOptions = {}) => {
    const previousPlan = getNewestPlan();
    const { day, time } = readParkNow();
    let newPreferences = edit(previousPlan);
    if (stopId !== undefined) newPreferences = keepTimes(newPreferences, previousPlan);
    if (previousPlan.day === day && newPreferences.day === day)
      newPreferences = fixBegunStops(newPreferences, previousPlan, time);
    const newDay = buildDay(newPreferences, facts);
    const text = announcement ?? formatChanges(newDay.plan, previousPlan, stopId, words, formatters);
    // The day bar already shows the summary.
    const isNoteVisible = !announcement && text !== formatSummary(newDay.plan, words, formatters);
    showPlan(writePlan(newDay.plan, newDay.schedule), text, isNoteVisible ? text : '');
  };

  useEffect(() => {
    const today = readParkNow().day;
    const stopFollowing = followUrl(today, setLinkUnreadable);
    const { preferences } = readPlan(getFragment());
    startTransition(() => {
      setWasOpenedWithPlan(!!preferences && preferences.day >= today);
      setHydrated(true);
    });
    return stopFollowing;
  }, []);
  const onHydrated = useEffectEvent(() => {
    delete document.documentElement.dataset['linked'];
    if (preHydrationEdit) applyEdit(preHydrationEdit);
  });
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated]);

  return {
    facts,
    /** The plan of a usual day until hydration. */
    plan,
    schedule,
    /** Null until hydration. */
    now,
    /** True also in the evening of the day itself. */
    isOver: !!now && plan.day < firstVisitDay(new Date(), facts),
    /** The day is later than can be requested. */
    isTooFar: !!now && plan.day > lastVisitDay(now.day),
    wasOpenedWithPlan,
    linkChanges: now && link.preferences && !isLinkUnreadable ? findLinkChanges(link, schedule) : [],
    hasUnreadableParts: !!now && (link.hasUnreadableParts || isLinkUnreadable),
    note,
    applyEdit,
    notify,
    canUndo: undoFragments.length > 0,
    undo() {
      saveFragment(undoFragments.at(-1) ?? '');
      setUndoFragments(undoFragments.slice(0, -1));
      notify(words.bar.undone);
    },
    startAgain: () => showPlan('', words.bar.startedAgain),
    openPlan: (fragment: string, announcement: string) => showPlan(fragment, announcement, ''),
  };
}
