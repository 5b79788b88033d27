import { home } from '#words/home.ts';
import type { Card, PathLook } from '../../../content/cards.ts';
import { cardsOf } from '../../ui/cards.ts';
import { DiscItem } from '../../ui/disc-item.tsx';
import { DottedPath } from '../../ui/dotted-path.tsx';
import { Edge } from '../../ui/edge.tsx';
import { Now } from '../../ui/now.tsx';

export function WhyVisit() {
  const { why } = home;
  return (
    <section className="why" aria-labelledby="why">
      <Edge shape="hill" front="paper" back="ring-5" />
      <DottedPath
        className="why-path"
        viewBox="0 0 1440 1000"
        d="M-640 1080C-420 1000 -220 900 -40 720C160 520 300 560 420 470C600 340 640 400 800 300C960 200 1060 230 1480 20C1600 -40 1800 0 2100 120"
      />
      <div className="content why-content">
        <Now />
        <div className="why-head">
          <h2 id="why">{why.title}</h2>
          <p className="lead">{why.lead}</p>
        </div>
        <div className="features">
          {cardsOf<keyof typeof why.cards, Card<PathLook>>(why.cards).map(([id, card]) => (
            <DiscItem
              key={id}
              name="feature"
              picture={`pictogram-${id}`}
              sizes="(max-width: 760px) 118px, 300px"
              card={card}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
