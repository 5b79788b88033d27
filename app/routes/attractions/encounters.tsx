import type { EncounterLook, PicturedCard } from '../../../content/cards.ts';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf, classesOf } from '../../ui/cards.ts';
import { Edge } from '../../ui/edge.tsx';

/** How wide the page shows a picture, by the look of its card. */
const sizes: Record<EncounterLook | 'usual', string> = {
  wide: '(max-width: 760px) 100vw, 1200px',
  dark: '(max-width: 760px) 100vw, 900px',
  usual: '(max-width: 760px) 100vw, 860px',
};

export function Encounters() {
  const attractions = usePageData('attractions');
  const { encounters } = attractions;
  return (
    <section className="encounters" aria-labelledby="encounters">
      <Edge shape="hill2" front="paper" back="leaf" />
      <div className="content">
        <div className="section-head encounters-head">
          <h2 id="encounters">{encounters.title}</h2>
          <p className="lead">{encounters.lead}</p>
        </div>
        <div className="worlds">
          {cardsOf<keyof typeof encounters.cards, PicturedCard<EncounterLook>>(encounters.cards).map(
            ([id, { title, text, alt, look }]) => (
              <article key={id} className={classesOf('world', look)}>
                <div className="framed">
                  <Picture name={`encounter-${id}`} alt={alt} sizes={sizes[look ?? 'usual']} />
                </div>
                {look === 'wide' && <Picture name="feather" alt="" sizes="190px" className="world-feather" />}
                <div className="sheet world-sheet">
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </article>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
