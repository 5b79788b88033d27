import { useRef } from 'react';
import type { Plan } from '../../../domain/plan.ts';
import { writePlan } from '../../../domain/plan-link.ts';
import { leavesAt } from '../../../domain/plan-progress.ts';
import type { DayProgramme } from '../../../domain/programme.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/icons.tsx';
import { prefill } from '../../components/inquiry/draft.ts';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useNames } from './names.ts';

interface DayBarProps {
  plan: Plan;
  programme: DayProgramme;
  /** False until hydration. */
  isLive: boolean;
  /** What the last edit has changed. */
  note: string;
  onUndo: () => void;
  /** Tickets cannot be requested: the day is over, or beyond the booking window. */
  isPast: boolean;
  isTooFar: boolean;
}

function showDay() {
  const heading = document.querySelector<HTMLElement>('.day-head h2');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Stays at the bottom of the window: the day in one line, what has just changed, and the ticket request. */
export function DayBar({ plan, programme, isLive, note, onUndo, isPast, isTooFar }: DayBarProps) {
  const { timeText } = useNames();
  const words = usePageData('plan');
  const { tooFar } = usePageData('inquiry').faults.visitDate;
  const { preferences, visit } = plan;
  const until = leavesAt(plan);
  const dayButton = useRef<HTMLButtonElement>(null);
  const undo = () => {
    onUndo();
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
      <button type="button" ref={dayButton} className="day-bar-day" onClick={showDay}>
        <b>{words.sheet.title}</b>{' '}
        {visit && until && (
          <span>{fill(words.sheet.visit, { from: timeText(visit.opens), until: timeText(until) })}</span>
        )}
      </button>
      {visit && !isPast && isTooFar && <p>{`${tooFar}.`}</p>}
      {visit && !isPast && !isTooFar && (
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
