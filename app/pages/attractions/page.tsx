import { attractions } from '#words/attractions.ts';
import { park } from '../../../domain/park.ts';
import { fill } from '../../../i18n/fill.ts';
import { clockTime, hourLabel } from '../../../i18n/format.ts';
import { Picture, preloadsOf } from '../../art/picture.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Edge } from '../../ui/edge.tsx';
import { Hero } from '../../ui/hero.tsx';
import { language } from '../../ui/language.ts';
import { pageMeta } from '../../ui/meta.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { IslandOutline } from './marks.tsx';
import { axisHours, performances } from './timetable.ts';

/** Screens that get the portrait crop; `ui/hero.css` has the same figure. */
const portrait = '(max-width: 760px)';
const heroSizes = { wide: '(max-width: 960px) 1312px, 100vw', tall: '100vw' };

export function meta() {
  const { title, description, hero } = attractions;
  return pageMeta({ page: 'attractions', title, description, shareAlt: hero.alt });
}

export const links = () => [
  preloadsOf('hero-attractions-portrait', heroSizes.tall, portrait),
  preloadsOf('hero-attractions', heroSizes.wide, '(min-width: 761px)'),
];

export default function Attractions() {
  return (
    <>
      <Hero
        look="hero-attractions"
        title={attractions.hero.title}
        lead={attractions.hero.lead}
        picture={
          <Picture
            name="hero-attractions"
            alt={attractions.hero.alt}
            sizes={heroSizes.wide}
            portrait={{ name: 'hero-attractions-portrait', media: portrait, sizes: heroSizes.tall }}
            priority
          />
        }
      />
      <Encounters />
      <Shows />
      <Activities />
      <Closing
        title={attractions.closing.title}
        text={attractions.closing.text}
        action={attractions.closing.inquire}
        after="jungle"
      />
    </>
  );
}

const worlds = [
  { card: 'parrots', picture: 'encounter-parrots', sizes: '(max-width: 760px) 100vw, 1200px' },
  { card: 'penguins', picture: 'encounter-penguins', sizes: '(max-width: 760px) 100vw, 860px' },
  { card: 'orca', picture: 'encounter-orca', sizes: '(max-width: 760px) 100vw, 900px' },
] as const;

function Encounters() {
  const { encounters } = attractions;
  return (
    <section className="encounters" aria-labelledby="encounters">
      <Edge shape="hill2" front="paper" back="leaf" />
      <div className="content">
        <div className="encounters-head">
          <h2 id="encounters">{encounters.title}</h2>
          <p className="lead">{encounters.lead}</p>
        </div>
        <div className="worlds">
          {worlds.map(({ card, picture, sizes }) => (
            <article
              key={card}
              className={`world world-${card}`}
              data-later={card === 'parrots' ? undefined : ''}
            >
              <div className="framed">
                <Picture name={picture} alt={encounters.cards[card].alt} sizes={sizes} />
              </div>
              {card === 'parrots' && (
                <Picture name="feather" alt="" sizes="190px" className="world-feather" />
              )}
              <div className="world-sheet">
                <h3>{encounters.cards[card].title}</h3>
                <p>{encounters.cards[card].text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

const showPictures = { dolphin: 'show-dolphin', parrot: 'show-parrot', sealion: 'show-sealion' } as const;

function Shows() {
  const { shows } = attractions;
  return (
    <section className="shows" data-later aria-labelledby="shows">
      <Edge shape="wave" front="coral" back="ring-4" />
      <div className="rings rings-shows" aria-hidden="true" />
      <div className="content">
        <h2 id="shows">{shows.title}</h2>
        <p className="lead">{shows.lead}</p>
        <div className="programme">
          <div className="programme-head">
            <h3>{shows.programme}</h3>
            <p>{shows.daily}</p>
          </div>
          <Timeline />
          {shows.cards.map(({ id, title, text, alt, lasts, starts }) => (
            <article key={id} className={`show show-${id}`} id={id} data-later>
              <div className="show-picture">
                <Picture name={showPictures[id]} alt={alt} sizes="(max-width: 760px) 88vw, 250px" />
              </div>
              <p className="show-times">
                {starts.map(start => (
                  <time key={start} dateTime={start}>
                    {clockTime(start, language)}
                  </time>
                ))}
                <span>{lasts}</span>
              </p>
              <div className="show-text">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <PageLink to="contact" className="button button-ink button-small">
                {shows.inquire}
                <span className="hidden-text">{fill(shows.inquireFor, { show: title })}</span>
              </PageLink>
            </article>
          ))}
        </div>
        {/* On paper only: the programme, this map and the footer make a plan of the day. */}
        <div className="plan-map">
          <IslandOutline town={park.address.town} />
        </div>
      </div>
    </section>
  );
}

/** The six performances on the sun's way over the park. The rows below say the same in words. */
function Timeline() {
  const { shows } = attractions;
  return (
    <div className="timeline" data-later aria-hidden="true">
      <svg className="timeline-sun" viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <path className="timeline-sun-over" d="M0 100Q50 -100 100 100" vectorEffect="non-scaling-stroke" />
        <path className="timeline-sun-down" d="M0 0Q200 50 0 100" vectorEffect="non-scaling-stroke" />
      </svg>
      {axisHours.map(({ time, place }) => (
        <span key={time} className={`axis-hour ${place}`}>
          <span>{hourLabel(time, language)}</span>
        </span>
      ))}
      {performances.map(({ show, start, place }) => (
        <div key={start} className={`performance performance-${show} ${place}`}>
          <Picture name={showPictures[show]} alt="" sizes="120px" />
          <p>
            <b>{clockTime(start, language)}</b>
            <span>{shows.cards.find(({ id }) => id === show)?.short}</span>
          </p>
          <i />
        </div>
      ))}
    </div>
  );
}

function Activities() {
  const { activities } = attractions;
  return (
    <section className="activities" data-later aria-labelledby="activities">
      <Picture name="leaves-1" alt="" sizes="340px" className="leaves activities-leaves-right" />
      <Picture name="leaves-2" alt="" sizes="280px" className="leaves activities-leaves-left" />
      <Edge shape="hill" front="jungle" back="palm" />
      <svg
        className="activities-path"
        viewBox="0 0 1440 520"
        preserveAspectRatio="none"
        aria-hidden="true"
        role="presentation"
      >
        <path d="M-20 300C120 380 220 120 400 130S620 380 780 330 980 80 1160 120 1360 300 1460 210" />
      </svg>
      <div className="content">
        <h2 id="activities">{activities.title}</h2>
        <div className="activity-list" data-later>
          {(['kids', 'feed', 'talk', 'photo'] as const).map(card => (
            <article key={card} className={`disc-item activity activity-${card}`}>
              <Picture name={`pictogram-${card}`} alt="" sizes="(max-width: 760px) 118px, 230px" />
              <div>
                <h3>{activities.cards[card].title}</h3>
                <p>{activities.cards[card].text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
