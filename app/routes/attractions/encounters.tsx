import { places, walkBetween } from '../../../domain/places.ts';
import { entriesOf } from '../../../domain/typed-records.ts';
import { formatClockTime } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { AddToPlanLink } from '../../components/inquiry-plan/planner-link.tsx';
import { useSite } from '../../site-context.ts';
import { classesOf } from '../../ui/cards.ts';
import { Divider } from '../../ui/divider.tsx';

interface Layout {
  variant?: 'wide' | 'dark';
  sizes: string;
}

const layouts: Readonly<Record<string, Layout>> = {
  parrots: { variant: 'wide', sizes: '(max-width: 1180px) 95vw, 72vw' },
  orca: { variant: 'dark', sizes: '(max-width: 760px) max(28vw + 224px, 94vw), max(28vw + 224px, 48.2vw)' },
};

const defaultLayout: Layout = { sizes: '(max-width: 760px) max(28vw + 224px, 87vw), calc(28vw + 224px)' };

const gate = places.find(({ kind }) => kind === 'gate');

interface EncountersProps {
  words: Pick<Words['attractions'], 'encounters' | 'shows'>;
  addToPlan: string;
}

export function Encounters({ words: { encounters, shows }, addToPlan }: EncountersProps) {
  const { language, words: siteWords } = useSite();
  return (
    <section className="encounters" aria-labelledby="encounters">
      <Divider shape="hill2" front="paper" back="palm" />
      <div className="content deferred encounters-content">
        <div className="cluster section-head encounters-head">
          <h2 id="encounters">{encounters.title}</h2>
          <p className="lead">{encounters.lead}</p>
        </div>
        <div className="grid encounter-list">
          {entriesOf(encounters.cards).map(([id, { title, text, alt }]) => {
            const place = places.find(place => place.id === id);
            const show = shows.cards.find(({ id }) => id === place?.show);
            const { variant, sizes } = layouts[id] ?? defaultLayout;
            return (
              <article key={id} id={id} className={classesOf('encounter', variant)}>
                <div className="framed lifts rises">
                  <Picture name={`encounter-${id}`} alt={alt} sizes={sizes} />
                </div>
                {variant === 'wide' && (
                  <Picture
                    name="feather"
                    alt=""
                    sizes="clamp(120px, 11vw, 200px)"
                    className="encounter-feather"
                  />
                )}
                <div className="sheet encounter-sheet rises">
                  <h3>{title}</h3>
                  <p>{text}</p>
                  {gate && place && (
                    <p className="cluster encounter-actions">
                      <span>
                        {formatMessage(encounters.fromGate, { minutes: walkBetween(gate, place) }, language)}
                      </span>
                      {show ? (
                        <a href={`#${show.id}`} className="text-link">
                          {show.title} ·{' '}
                          {show.starts.map(start => formatClockTime(start, language)).join(', ')}
                        </a>
                      ) : (
                        <span>{siteWords.footer.hours}</span>
                      )}
                      <AddToPlanLink placeId={id} placeName={title} text={addToPlan} />
                    </p>
                  )}
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
