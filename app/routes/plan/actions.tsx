import { lazy, type ReactNode, Suspense, useState } from 'react';
import { writePlan } from '../../../domain/plan/link.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { useSite } from '../../site.ts';
import { useToasts } from '../../ui/toast.tsx';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';

const ShareSheet = lazy(() => import('./share-sheet.tsx').catch(() => ({ default: ShareSheetError })));

const ShareSheetError = () => <p>{usePlannerProps().plan.spoken.failed}</p>;

export function Actions(): ReactNode {
  const { plan, now, startAgain } = usePlanner();
  const { plan: words } = usePlannerProps();
  const { language } = useSite();
  const { actions } = usePlannerProps().planParts;
  const texts = { address: useSite().address, calendarFile: usePlannerProps().calendarFile, language };
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const planUrl = now ? `${location.origin}${pathTo('plan', language)}#${writePlan(plan.preferences)}` : '';

  const share = () =>
    navigator.share({ title: actions.shareTitle, url: planUrl }).catch(({ name }: Error) => {
      // The visitor dismissed the share sheet.
      if (name === 'AbortError') return;
      setOpen(true);
      toasts.show({ tone: 'error', title: actions.cannotShare });
    });
  const save = async () => {
    try {
      const { savePlanToCalendar } = await import('./calendar.ts');
      toasts.show(savePlanToCalendar(plan, actions.shareTitle, planUrl, texts));
    } catch {
      toasts.show({ tone: 'error', title: words.spoken.failed });
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
        <button type="button" className="chip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
      {isOpen && planUrl && (
        <Suspense fallback={<p>{actions.loading}</p>}>
          <ShareSheet url={planUrl} />
        </Suspense>
      )}
    </div>
  );
}
