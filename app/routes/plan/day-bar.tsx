import { useEffect, useRef, useState } from 'react';
import { writePlan } from '../../../domain/plan/link.ts';
import { leavesAt } from '../../../domain/plan/progress.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Svg } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';
import { showHeading } from './reveal.ts';

/** How long a note about a change is there, in milliseconds; the animation in `day-bar.css` takes as long. */
const noteTime = 10_000;

/**
 * Stays at the bottom of the window: the day in one line, what has just changed, and the ticket request. While the choice of the day is
 * down there it rests after the plan.
 */
export function DayBar() {
  const language = usePageData('language');
  const { plan, programme, now, isOver, isTooFar, note, canUndo, ...planner } = usePlanner();
  const { timeText } = useNames();
  const words = usePageData('plan');
  const { tooFar } = usePageData('inquiry').faults.visitDate;
  const { visit } = plan;
  const hasTime = visit && visit.opens < visit.closes;
  const until = leavesAt(plan);
  const [coversDays, setCoversDays] = useState(true);
  useEffect(() => {
    const days = document.querySelector('.choices fieldset');
    if (!days) return;
    // The bar is in the lowest fifth of the window.
    const observer = new IntersectionObserver(
      entries => setCoversDays(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '-80% 0px 0px' },
    );
    observer.observe(days);
    return () => observer.disconnect();
  }, []);
  const [pastNote, setPastNote] = useState('');
  useEffect(() => {
    setPastNote('');
    const timer = setTimeout(() => setPastNote(note), noteTime);
    return () => clearTimeout(timer);
  }, [note]);
  const dayButton = useRef<HTMLButtonElement>(null);
  const undo = () => {
    planner.undo();
    // The button goes, and with it the focus.
    requestAnimationFrame(() => dayButton.current?.focus({ preventScroll: true }));
  };
  return (
    <div className={`day-bar${coversDays ? ' day-bar-resting' : ''}`}>
      {note && note !== pastNote && (
        <p key={note} className="day-bar-note">
          {note}
        </p>
      )}
      <div className="cluster day-bar-line">
        <button type="button" ref={dayButton} className="day-bar-day" onClick={showHeading}>
          <b>{words.sheet.title}</b>{' '}
          {hasTime && until && plan.stops.length > 0 && (
            <span>
              {formatMessage(
                words.sheet.visit,
                { from: timeText(visit.opens), until: timeText(until) },
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
            // Until then the early script may have put the plan of a link there.
            fragment={now ? writePlan(plan, programme) : 'inquiry'}
            className="button button-tickets"
          >
            {words.bar.request}
          </PageLink>
        )}
      </div>
    </div>
  );
}
