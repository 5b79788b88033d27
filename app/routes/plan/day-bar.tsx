import { useRef } from 'react';
import { writePlan } from '../../../domain/plan-link.ts';
import { leavesAt } from '../../../domain/plan-progress.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/icons.tsx';
import { prefill } from '../../components/inquiry/draft.ts';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';
import { showHeading } from './reveal.ts';

/** Stays at the bottom of the window: the day in one line, what has just changed, and the ticket request. */
export function DayBar() {
  const { plan, programme, isLive, isOver, isTooFar, note, ...planner } = usePlanner();
  const { timeText } = useNames();
  const words = usePageData('plan');
  const { tooFar } = usePageData('inquiry').faults.visitDate;
  const { preferences, visit } = plan;
  const until = leavesAt(plan);
  const dayButton = useRef<HTMLButtonElement>(null);
  const undo = () => {
    planner.undo();
    // The button goes, and with it the focus.
    requestAnimationFrame(() => dayButton.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="day-bar">
      {note && (
        <p className="day-bar-note">
          <span>{note}</span>
          <button type="button" className="chip" onClick={undo}>
            {words.bar.undo}
          </button>
        </p>
      )}
      <button type="button" ref={dayButton} className="day-bar-day" onClick={showHeading}>
        <b>{words.sheet.title}</b>{' '}
        {visit && until && (
          <span>{fill(words.sheet.visit, { from: timeText(visit.opens), until: timeText(until) })}</span>
        )}
      </button>
      {visit && !isOver && isTooFar && <p>{`${tooFar}.`}</p>}
      {visit && !isOver && !isTooFar && (
        <PageLink
          to="contact"
          fragment="inquiry"
          className="button button-tickets"
          onClick={() =>
            prefill({
              visitDate: plan.day,
              ...(preferences.party && { numberOfVisitors: String(preferences.party) }),
              ...(isLive && { plan: writePlan(plan, programme) }),
            })
          }
        >
          {words.bar.request} <Arrow />
        </PageLink>
      )}
    </div>
  );
}
