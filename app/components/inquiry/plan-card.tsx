import { type MouseEvent, useId, useMemo } from 'react';
import { useAnnounced } from '#announced';
import type { Day } from '../../../domain/day.ts';
import { plannedStops } from '../../../domain/inquiry-plan.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { PageLink } from '../../ui/page-link.tsx';
import css from './plan-card.css?inline';

adoptStyle(css);

interface PlanCardProps {
  plan?: string;
  visitDate?: Day | '';
  onRemove: () => void;
}

/** The plan that goes with the inquiry. On another day than the plan's there is none, here as in the office. */
export default function PlanCard({ plan = '', visitDate = '', onRemove }: PlanCardProps) {
  const words = usePageData('inquiry').plan;
  const names = usePageData('placeNames');
  const language = usePageData('language');
  const announced = useAnnounced();
  const title = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the programme changes when something is announced
  const stops = useMemo(
    () => (visitDate ? plannedStops({ plan, visitDate }) : []),
    [plan, visitDate, announced],
  );
  if (!visitDate || stops.length === 0) return null;
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const heading = form?.querySelector('h2');
    onRemove();
    // The button is about to go, and with it the focus.
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return (
    <section className="plan-card" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <p className="plan-card-day">{longDate(visitDate, language)}</p>
      <ol>
        {stops.map(({ id, start }) => (
          <li key={id}>
            <time dateTime={start}>{clockTime(start, language)}</time> {names[id as keyof typeof names]}
          </li>
        ))}
      </ol>
      <p className="plan-card-ways">
        <PageLink to="plan" fragment={plan} className="text-link">
          {words.change}
        </PageLink>
        <button type="button" className="text-link" aria-describedby={title} onClick={remove}>
          {words.remove}
        </button>
      </p>
    </section>
  );
}
