import { type MouseEvent, useId } from 'react';
import type { Day } from '../../../domain/day.ts';
import { longDate } from '../../../i18n/format.ts';
import { usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { PageLink } from '../../ui/page-link.tsx';
import css from './plan-card.css?inline';
import PlannedDay, { usePlannedStops } from './planned-day.tsx';

adoptStyle(css);

interface PlanCardProps {
  plan?: string;
  visitDate?: Day | '';
  onRemove: () => void;
}

/** The plan that goes with the inquiry. On another day than the plan's there is none, here as in the office. */
export default function PlanCard({ plan = '', visitDate = '', onRemove }: PlanCardProps) {
  const words = usePageData('inquiry').plan;
  const language = usePageData('language');
  const title = useId();
  const stops = usePlannedStops(plan, visitDate);
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
      <PlannedDay plan={plan} visitDate={visitDate} />
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
