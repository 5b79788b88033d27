import type { ShowId } from '../../../domain/park.ts';
import { entriesOf } from '../../../domain/typed-records.ts';
import type { Words } from '../../../i18n/words.ts';
import { Arrow } from '../../art/icons.tsx';
import { Picture } from '../../art/picture.tsx';
import { type Card, classesOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Flap } from './decorations/flap/flap.tsx';
import { defaultLayout, residentLayouts } from './resident-layouts.ts';

/** Of the attractions page. */
type SectionId = ShowId | keyof Words['attractions']['encounters']['cards'];

interface ResidentCard extends Card {
  alt: string;
  /** Words of the piece of paper that visitors can lift. */
  flap?: { lift: string; fact: string };
}

export function Residents({ words }: { words: Words['home']['residents'] }) {
  return (
    <section className="residents" aria-labelledby="residents">
      <Divider shape="wave" front="sand" back="polar-1" />
      <Picture name="leaves-2" alt="" sizes="300px" className="leaves residents-leaves" />
      <div className="content deferred residents-content">
        <div className="cluster section-head">
          <h2 id="residents">{words.title}</h2>
          <PageLink to="attractions" className="text-link">
            {words.explore} <Arrow />
          </PageLink>
        </div>
        <div className="cluster resident-list">
          {entriesOf<keyof typeof words.cards, ResidentCard>(words.cards).map(
            ([id, { title, text, alt, flap }]) => {
              const { variant, sizes, flap: flapLayout } = residentLayouts[id] ?? defaultLayout;
              return (
                <article key={id} className={`rises ${classesOf('resident', variant)}`}>
                  <PageLink to="attractions" fragment={id satisfies SectionId} className="framed lifts">
                    <Picture name={`gallery-${id}`} alt={alt} sizes={sizes} />
                  </PageLink>
                  <div className="resident-words">
                    <div className="sheet resident-tag">
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </div>
                    {flap && flapLayout && <Flap {...flap} {...flapLayout} />}
                  </div>
                </article>
              );
            },
          )}
        </div>
      </div>
    </section>
  );
}
