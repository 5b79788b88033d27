import type { ResidentCard, ResidentLook } from '../../../content/cards.ts';
import { Arrow } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf, classesOf } from '../../ui/cards.ts';
import { Edge } from '../../ui/edge.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Flap } from './flap/flap.tsx';

/** How wide the page shows a picture, by the look of its card. */
const sizes: Record<ResidentLook | 'usual', string> = {
  tall: '(max-width: 760px) 92vw, 505px',
  wide: '(max-width: 760px) 100vw, 58vw',
  narrow: '(max-width: 760px) 60vw, 330px',
  low: '(max-width: 760px) 95vw, 560px',
  usual: '(max-width: 760px) 92vw, 58vw',
};

export function Residents() {
  const home = usePageData('home');
  const { gallery } = home;
  return (
    <section className="residents" aria-labelledby="residents">
      <Edge shape="wave" front="sand" back="polar-3" />
      <Picture name="leaves-2" alt="" sizes="300px" className="leaves residents-leaves" />
      <div className="content residents-content">
        <div className="section-head residents-head">
          <h2 id="residents">{gallery.title}</h2>
          <PageLink to="attractions" className="text-link">
            {gallery.explore} <Arrow />
          </PageLink>
        </div>
        <div className="resident-list">
          {cardsOf<keyof typeof gallery.cards, ResidentCard>(gallery.cards).map(
            ([id, { title, text, alt, look, flap }]) => (
              <article key={id} className={classesOf('resident', look)}>
                <div className="framed">
                  <Picture name={`gallery-${id}`} alt={alt} sizes={sizes[look ?? 'usual']} />
                </div>
                <div className="resident-words">
                  <div className="tag">
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                  {flap && <Flap {...flap} />}
                </div>
              </article>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
