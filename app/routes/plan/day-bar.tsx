import { useRef } from 'react';
import { writePlan } from '../../../domain/plan/link.ts';
import { getExitTime } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Svg } from '../../art/icons.tsx';
import { useVisitWords } from '../../components/inquiry/visit-words.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useFormatters } from './formatters.ts';
import { usePlannerProps } from './planner-props.ts';
import { usePlanner } from './planner-state.ts';
import { revealHeading } from './reveal.ts';

/** Sticks to the bottom of the window. In low windows the header has its button. */
export function DayBar() {
  const { language } = useSite();
  const { plan, now, isOver, isTooFar, note, canUndo, ...planner } = usePlanner();
  const { formatTime } = useFormatters();
  const { plan: words } = usePlannerProps();
  const { tooFar } = useVisitWords().inquiry.errors.visitDate;
  const { visit } = plan;
  const hasTime = visit && visit.opens < visit.closes;
  const exitTime = getExitTime(plan);
  const dayButton = useRef<HTMLButtonElement>(null);
  const undo = () => {
    planner.undo();
    // The focused button may be removed.
    requestAnimationFrame(() => dayButton.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="day-bar">
      {note && <p className="day-bar-note">{note}</p>}
      <div className="cluster day-bar-line">
        <button type="button" ref={dayButton} className="day-bar-day" onClick={revealHeading}>
          <b>{words.sheet.title}</b>{' '}
          {hasTime && exitTime && plan.stops.length > 0 && (
            <span>
              {formatMessage(
                words.sheet.visit,
                { from: formatTime(visit.opens), until: formatTime(exitTime) },
                language,
              )}
            </span>
          )}
        </button>
        {canUndo && (
          <button type="button" className="icon-button" aria-label={words.bar.undo} onClick={undo}>
            <Svg viewBox="0 0 24 24" line={2.4}>
              <path d="M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3" />
            </Svg>
          </button>
        )}
        {visit && !isOver && isTooFar && <p>{`${tooFar}.`}</p>}
        {hasTime && !isOver && !isTooFar && (
          <PageLink
            to="contact"
            fragment={now ? writePlan(plan.preferences) : 'inquiry'}
            className="button button-tickets"
          >
            {words.bar.request}
          </PageLink>
        )}
      </div>
    </div>
  );
}
