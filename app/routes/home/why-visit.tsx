import { entriesOf } from '../../../domain/typed-records.ts';
import type { Words } from '../../../i18n/words.ts';
import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';
import { Divider } from '../../ui/divider.tsx';
import { type Heights, RoundCard } from '../../ui/round-card.tsx';

const heights: Heights = { animals: 'low', shows: 'middle', family: 'high' };

export function WhyVisit({ words }: { words: Words['home']['whyVisit'] }) {
  return (
    <section className="why" aria-labelledby="why">
      <Divider shape="hill" front="paper" back="ring-5" />
      <svg className="content why-path" viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <path
          d="M44 108C36 100 32.2 94 32.2 84S30 62 12 58C22 56 30 48 47 42S60 24 70 18 110 6 150 2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="content grid over-dividers deferred why-content">
        <div className="why-head flow">
          <h2 id="why">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <PlannerLink />
        </div>
        {entriesOf(words.cards).map(([id, card]) => (
          <RoundCard
            key={id}
            name="feature"
            picture={`pictogram-${id}`}
            sizes="clamp(118px, min(21vw, 34vh), 448px)"
            card={card}
            height={heights[id]}
          />
        ))}
      </div>
    </section>
  );
}
