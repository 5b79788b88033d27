import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';
import { RoundCard } from '../../ui/round-card.tsx';

const heights = { animals: 'low', shows: 'middle', family: 'high' } as const;

export function WhyVisit() {
  const home = usePageData('home');
  const { why } = home;
  return (
    <section className="why" aria-labelledby="why">
      <Divider shape="hill" front="paper" back="ring-5" />
      <div className="content grid over-dividers deferred why-content">
        <div className="why-head">
          <h2 id="why">{why.title}</h2>
          <p className="lead">{why.lead}</p>
          <PlannerLink />
        </div>
        {cardsOf(why.cards).map(([id, card]) => (
          <RoundCard
            key={id}
            name="feature"
            picture={`pictogram-${id}`}
            sizes="clamp(118px, 21vw, 440px)"
            card={card}
            height={heights[id]}
          />
        ))}
      </div>
    </section>
  );
}
