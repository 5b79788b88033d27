import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { cardsOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';
import { DottedPath } from '../../ui/dotted-path.tsx';
import { type Heights, RoundCard } from '../../ui/round-card.tsx';

const heights: Heights = { feed: 'top', talk: 'low', photo: 'high' };

export function Activities({ words }: { words: Words['attractions']['activities'] }) {
  const { goodToKnow } = words;
  return (
    <section className="activities" aria-labelledby="activities">
      <Picture name="leaves-1" alt="" sizes="340px" className="leaves activities-leaves-right" />
      <Picture name="leaves-2" alt="" sizes="280px" className="leaves activities-leaves-left" />
      <Divider shape="hill" front="jungle" back="palm" />
      <DottedPath
        className="activities-path"
        viewBox="0 0 1440 520"
        d="M-20 300C120 380 220 120 400 130S620 380 780 330 980 80 1160 120 1360 300 1460 210"
        stretched
      />
      <div className="content over-dividers deferred activities-content">
        <h2 id="activities">{words.title}</h2>
        <div className="grid activity-list">
          {cardsOf(words.cards).map(([id, card]) => (
            <RoundCard
              key={id}
              name="activity"
              picture={`pictogram-${id}`}
              sizes="(max-width: 760px) 118px, 230px"
              card={card}
              height={heights[id]}
            />
          ))}
        </div>
        <h3 className="good-to-know-title">{goodToKnow.title}</h3>
        <dl className="grid good-to-know">
          {goodToKnow.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
