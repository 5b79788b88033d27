import { type ReactNode, useState } from 'react';
import { writePlan } from '../../../domain/plan/link.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { Part, usePart } from '../../components/inquiry/part.tsx';
import { useVisitWords } from '../../components/inquiry/visit-words.ts';
import { useSite } from '../../site-context.ts';
import { useToasts } from '../../ui/toast.tsx';
import { useFormatters } from './formatters.ts';
import { savePlanToCalendar } from './plan-calendar-file.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';

export function Actions(): ReactNode {
  const { plan, now, startAgain } = usePlanner();
  const { failed } = useVisitWords().inquiry.date;
  const { language } = useSite();
  const formatters = useFormatters();
  const { actions } = usePlannerProps().planParts;
  const calendarData = { address: useSite().address, calendarFile: usePlannerProps().calendarFile, language };
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const shareSheet = usePart(() => import('./share-sheet.tsx'));
  const planUrl = now ? `${location.origin}${pathTo('plan', language)}#${writePlan(plan.preferences)}` : '';

  const openShareSheet = () => {
    setOpen(true);
    shareSheet.load();
  };
  const share = () =>
    navigator.share({ title: actions.shareTitle, url: planUrl }).catch(({ name }: Error) => {
      // The visitor dismissed the share sheet.
      if (name === 'AbortError') return;
      openShareSheet();
      toasts.show({ tone: 'error', title: actions.cannotShare });
    });
  const save = () => {
    if (!now) return;
    try {
      toasts.show(savePlanToCalendar(plan, actions.shareTitle, planUrl, formatters, calendarData));
    } catch {
      toasts.show({ tone: 'error', title: failed });
    }
  };
  return (
    <div className="actions">
      <h3>{actions.title}</h3>
      <div className="grid action-buttons">
        {now && typeof navigator.share === 'function' && (
          <button type="button" className="chip" onClick={share}>
            {actions.share}
          </button>
        )}
        <button
          type="button"
          className="chip"
          aria-expanded={isOpen}
          onClick={isOpen && !shareSheet.hasFailed ? () => setOpen(false) : openShareSheet}
        >
          {actions.show}
        </button>
        {plan.stops.length > 0 && (
          <button type="button" className="chip" onClick={save}>
            {actions.calendar}
          </button>
        )}
        <button type="button" className="chip" onClick={() => print()}>
          {actions.print}
        </button>
        <button type="button" className="chip" onClick={startAgain}>
          {actions.startAgain}
        </button>
      </div>
      {isOpen && planUrl && <Part part={shareSheet} props={{ url: planUrl }} />}
    </div>
  );
}
