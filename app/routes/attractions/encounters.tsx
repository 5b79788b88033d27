import { Picture } from '../../art/picture.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf, classesOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';

/** Layout and picture width of each card. */
const layouts = {
  parrots: { variant: 'wide', sizes: '(max-width: 760px) 100vw, 1200px' },
  penguins: { variant: undefined, sizes: '(max-width: 760px) 100vw, 860px' },
  orca: { variant: 'dark', sizes: '(max-width: 760px) 100vw, 900px' },
} as const;

export function Encounters() {
  const attractions = usePageData('attractions');
  const { encounters } = attractions;
  return (
    <section className="encounters" aria-labelledby="encounters">
      <Divider shape="hill2" front="paper" back="leaf" />
      <div className="content">
        <div className="section-head encounters-head">
          <h2 id="encounters">{encounters.title}</h2>
          <p className="lead">{encounters.lead}</p>
        </div>
        <div className="worlds">
          {cardsOf(encounters.cards).map(([id, { title, text, alt }]) => (
            <article key={id} className={classesOf('world', layouts[id].variant)}>
              <div className="framed">
                <Picture name={`encounter-${id}`} alt={alt} sizes={layouts[id].sizes} />
              </div>
              {layouts[id].variant === 'wide' && (
                <Picture name="feather" alt="" sizes="190px" className="world-feather" />
              )}
              <div className="sheet world-sheet">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
