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
          d="M42 108C33 97 28 88 29.500 76S24 62 12 58 22 42 47 42 66 36 81 30 96 10 112 6"
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
