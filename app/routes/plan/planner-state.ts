/** The plan of what is chosen in the form (`choices-form.ts`) and of the edits of its stops. */
import {
  type ChangeEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fixBegunStops, moveToDay } from '../../../domain/plan/edits.ts';
import { readPlan, writePlan } from '../../../domain/plan/link.ts';
import { buildPlan, type Plan } from '../../../domain/plan/plan.ts';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { firstVisitDay, lastVisitDay } from '../../../domain/visit-days.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useRepeatedPress } from '../../ui/use-repeated-press.ts';
import { useScheduleFacts } from '../../ui/use-schedule-facts.ts';
import { waitForPaint } from '../../ui/wait-for-paint.ts';
import { addChoices, fillForm, readChoices } from './choices-form.ts';
import { useFormatters } from './formatters.ts';
import { isKept, keepPlan, readKeptPlan } from './kept-plan.ts';
import { readParkNow, useParkNow } from './park-now.ts';
import { writeFragment } from './plan-links.ts';
import { formatSummary } from './plan-summary.ts';
import { usePlannerProps } from './planner-props.ts';
import { createDefaultPreferences } from './suggested-day.ts';

interface Shown {
  /** Null for the suggested day. */
  preferences: Preferences | null;
  /** The preferences before the last edit. */
  undo?: Preferences | null;
  isLinkDamaged?: boolean;
  /** What is told of the plan. */
  news?: (plan: Plan) => string;
}

export const [PlannerContext, usePlanner] =
  createRequiredContext<ReturnType<typeof usePlannerState>>('PlannerContext');

export function usePlannerState() {
  const { plan: words, usualDay } = usePlannerProps();
  const formatters = useFormatters();
  const { speak } = useToasts();
  const facts = useScheduleFacts();
  const form = useRef<HTMLFormElement>(null);
  // React may replace it, with what was chosen before hydration.
  const [initialForm] = useState(findForm);
  const [start, setStart] = useState<{ isLinked: boolean } | null>(null);
  const [shown, setShown] = useState<Shown>({ preferences: null });
  /** Newer than what is shown until React has rendered. */
  const latest = useRef(shown);
  const parkNow = useParkNow();
  const now = start && parkNow;
  const today = now?.day;
  // Not updated every minute, or the plan would change while the visitor reads it.
  const suggestion = useMemo(() => today && createDefaultPreferences(readParkNow(), facts), [today, facts]);
  const preferences = suggestion && (shown.preferences ?? suggestion);
  const { plan, schedule } = useMemo(() => {
    if (!preferences) return usualDay;
    const schedule = scheduleOf(preferences.day, facts);
    return { schedule, plan: buildPlan(preferences, schedule) };
  }, [preferences, facts, usualDay]);
  const request = preferences ? writePlan(preferences) : '';
  const fragment = shown.preferences ? request : '';
  const newsText = shown.news?.(plan) ?? '';

  const getLatestPreferences = () =>
    latest.current.preferences ?? (suggestion || createDefaultPreferences(readParkNow(), facts));

  function updateWithEdit(edited: Preferences) {
    const { preferences: undo } = latest.current;
    const { day, time } = readParkNow();
    const isDuringVisit = plan.day === day && edited.day === day;
    const preferences = isDuringVisit ? fixBegunStops(edited, plan, time) : edited;
    // The plan does not depend on the party's size, and screen readers read its field anyway.
    const isTold = edited.partySize === getLatestPreferences().partySize;
    latest.current = {
      preferences,
      undo,
      ...(isTold && { news: plan => formatSummary(plan, words, formatters) }),
    };
    keepPlan(preferences);
  }

  const show = (next: Shown) => {
    latest.current = next;
    setShown(next);
  };

  const replacePlan = (next: Shown) => {
    if (isKept(latest.current.preferences)) keepPlan(next.preferences);
    show(next);
  };

  const startWithUrl = useEffectEvent(() => {
    const { day } = readParkNow();
    const link = readPlan(location.hash);
    const linked = link === 'damaged' ? null : (link ?? readKeptPlan(day));
    const preferences = linked ?? createDefaultPreferences(readParkNow(), facts);
    if (initialForm) tickLinkedPlace(initialForm);
    const chosen = initialForm ? addChoices(initialForm, preferences) : preferences;
    const isChosen = writePlan(chosen) !== writePlan(preferences);
    if (isChosen) keepPlan(chosen);
    latest.current = { preferences: isChosen ? chosen : linked, isLinkDamaged: link === 'damaged' };
    startTransition(() => {
      setStart({ isLinked: link !== null && link !== 'damaged' && link.day >= day });
      setShown(latest.current);
    });
  });
  useEffect(() => startWithUrl(), []);

  const followUrl = useEffectEvent(() => {
    const link = readPlan(location.hash);
    // Back and Forward change the hash, too.
    if (link === null) writeFragment(fragment, request);
    else show({ preferences: link === 'damaged' ? null : link, isLinkDamaged: link === 'damaged' });
  });
  useEffect(() => {
    addEventListener('hashchange', followUrl);
    return () => removeEventListener('hashchange', followUrl);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the schedule changes the options of the times
  useLayoutEffect(() => {
    if (form.current && preferences && shown === latest.current) fillForm(form.current, preferences);
  }, [shown, preferences, schedule]);

  useEffect(() => {
    if (!start) return;
    delete document.documentElement.dataset['linked'];
    writeFragment(fragment, request);
  }, [start, fragment, request]);
  // The plan of a link arrives after hydration.
  useRepeatedPress(start !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same news may be told again, but not if only the facts change
  useEffect(() => {
    if (newsText) speak(newsText);
  }, [shown]);

  return {
    form,
    facts,
    /** The plan of a usual day until the planner has started. */
    plan,
    schedule,
    /** Null until the planner has started. */
    now,
    /** True also in the evening of the day itself. */
    isOver: !!now && plan.day < firstVisitDay(new Date(), facts),
    /** The day is later than can be requested. */
    isTooFar: !!now && plan.day > lastVisitDay(now.day),
    wasOpenedWithLink: !!start?.isLinked,
    isLinkDamaged: shown.isLinkDamaged,
    note: newsText,
    notify: (news: string) => show({ ...latest.current, news: () => news }),
    /** For the form, which shows its changes itself: the plan follows after the next paint. */
    readForm({ target }: ChangeEvent<HTMLFormElement>) {
      // The browser says what is wrong with a number.
      target.reportValidity();
      if (!form.current) return;
      const previous = getLatestPreferences();
      // Until it has started, the form does not show the plan.
      const choices = (now ? readChoices : addChoices)(form.current, previous);
      const edited =
        choices.day === previous.day
          ? choices
          : moveToDay(choices.day, { ...choices, day: previous.day }, readParkNow(), facts);
      // The calendar has other controls, and numbers may be incomplete.
      if (writePlan(edited) === writePlan(previous)) return;
      updateWithEdit(edited);
      // Another day has other times, and the next choice may be read before React has rendered them.
      fillForm(form.current, edited);
      void waitForPaint().then(() => startTransition(() => setShown(latest.current)));
    },
    edit(change: (preferences: Preferences) => Preferences) {
      updateWithEdit(change(getLatestPreferences()));
      setShown(latest.current);
    },
    canUndo: shown.undo !== undefined,
    undo: () => replacePlan({ preferences: latest.current.undo ?? null, news: () => words.bar.undone }),
    startAgain: () =>
      replacePlan({
        preferences: null,
        undo: latest.current.preferences,
        news: () => words.bar.startedAgain,
      }),
  };
}

const findForm = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form.choices');

/** For links such as `#add=penguins`. */
function tickLinkedPlace(form: HTMLFormElement) {
  const [, id] = /^#add=([\w-]+)$/.exec(location.hash) ?? [];
  const box = form.querySelector<HTMLInputElement>(`[name=must][value="${id}"]`);
  if (box) box.checked = true;
}
