import { entriesOf } from '../../../domain/typed-records.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { Divider } from '../../ui/divider.tsx';
import { RoundCard } from '../../ui/round-card.tsx';

export function Activities({ words }: { words: Words['attractions']['activities'] }) {
  const { goodToKnow } = words;
  return (
    <section className="activities" aria-labelledby="activities">
      <Picture name="leaves-1" alt="" sizes="320px" className="leaves activities-leaves-right" />
      <Picture name="leaves-2" alt="" sizes="280px" className="leaves activities-leaves-left" />
      <Divider shape="hill" front="jungle" back="palm" />
      <div className="content over-dividers deferred activities-content">
        <h2 id="activities">{words.title}</h2>
        <div className="grid activity-list">
          {entriesOf(words.cards).map(([id, card]) => (
            <RoundCard key={id} name="activity" picture={`pictogram-${id}`} sizes="118px" card={card} />
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
