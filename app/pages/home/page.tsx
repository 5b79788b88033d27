import { home } from '#words/home.ts';
import { Arrow } from '../../art/marks.tsx';
import { Picture, preloadsOf } from '../../art/picture.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Edge } from '../../ui/edge.tsx';
import { Hero } from '../../ui/hero.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { HorizonIcon, KiteIcon, LeafIcon, Seal, Star } from './marks.tsx';

/** Screens that get the portrait drawing; `ui/hero.css` has the same figure. */
const portrait = '(max-width: 960px)';
const wide = '(min-width: 961px)';
/** The wide layers reach 300 units of 2200 past both sides of what a screen of usual shape shows. */
const heroSizes = { wide: '138vw', tall: '100vw' };

export function meta() {
  const { title, description, hero } = home;
  return pageMeta({ page: 'home', title, description, shareAlt: hero.alt });
}

export const links = () => [
  preloadsOf('hero-home-portrait', heroSizes.tall, portrait),
  ...(['hero-home-back', 'hero-home-middle', 'hero-home-front'] as const).map(layer =>
    preloadsOf(layer, heroSizes.wide, wide),
  ),
];

export default function Home() {
  return (
    <>
      <Hero
        look="hero-home"
        title={home.hero.title}
        lead={home.hero.lead}
        picture={
          <>
            <Picture
              name="hero-home-back"
              alt={home.hero.alt}
              sizes={heroSizes.wide}
              portrait={{ name: 'hero-home-portrait', media: portrait, sizes: heroSizes.tall }}
              className="hero-back"
              priority
            />
            {/* Not shown on phones, whose picture is one; lazy, so that they do not load it either. */}
            <Picture
              name="hero-home-middle"
              alt=""
              sizes={heroSizes.wide}
              media={wide}
              className="hero-middle"
            />
            <Picture
              name="hero-home-front"
              alt=""
              sizes={heroSizes.wide}
              media={wide}
              className="hero-front"
            />
          </>
        }
      >
        <PageLink to="contact" className="button">
          {home.hero.tickets} <Arrow />
        </PageLink>
      </Hero>
      <WhyVisit />
      <FamilyDay />
      <Gallery />
      <Reviews />
      <Closing
        title={home.closing.title}
        text={home.closing.text}
        action={home.closing.visit}
        after="apricot"
      />
    </>
  );
}

function WhyVisit() {
  const { why } = home;
  return (
    <section className="why" aria-labelledby="why">
      <Edge shape="hill" front="paper" back="ring-5" />
      <svg className="why-path" viewBox="0 0 1440 1000" aria-hidden="true" role="presentation">
        <path d="M-640 1080C-420 1000 -220 900 -40 720C160 520 300 560 420 470C600 340 640 400 800 300C960 200 1060 230 1480 20C1600 -40 1800 0 2100 120" />
      </svg>
      <div className="content why-content">
        <div className="why-head">
          <h2 id="why">{why.title}</h2>
          <p className="lead">{why.lead}</p>
        </div>
        {(['animals', 'shows', 'family'] as const).map(card => (
          <article key={card} className={`disc-item feature feature-${card}`}>
            <Picture name={`pictogram-${card}`} alt="" sizes="(max-width: 760px) 118px, 300px" />
            <div>
              <h3>{why.cards[card].title}</h3>
              <p>{why.cards[card].text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function FamilyDay() {
  const { family } = home;
  const icons = { kids: KiteIcon, day: HorizonIcon, learn: LeafIcon };
  return (
    <section className="family" aria-labelledby="family">
      <Edge shape="hill" front="paper" back="polar-5" direction="hang" mirrored />
      <Picture
        name="family-day"
        alt={family.alt}
        sizes="(max-width: 760px) 896px, 100vw"
        portrait={{ name: 'family-day-portrait', media: '(max-width: 440px)', sizes: '448px' }}
        className="family-picture"
      />
      <div className="content family-content">
        <div className="family-sheet">
          <p className="seal">
            <Seal />
            <strong>
              {family.badge.count} <small>{family.badge.unit}</small>
            </strong>
          </p>
          <h2 id="family">{family.title}</h2>
          <ul>
            {(['kids', 'day', 'learn'] as const).map(bullet => {
              const Icon = icons[bullet];
              return (
                <li key={bullet}>
                  <Icon />
                  <div>
                    <h3>{family.bullets[bullet].title}</h3>
                    <p>{family.bullets[bullet].text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <PageLink to="contact" className="button button-ink">
            {family.visit} <Arrow />
          </PageLink>
        </div>
      </div>
    </section>
  );
}

const residents = [
  { card: 'parrots', picture: 'gallery-parrots', sizes: '(max-width: 760px) 92vw, 505px' },
  { card: 'orcas', picture: 'gallery-orca', sizes: '(max-width: 760px) 100vw, 58vw' },
  { card: 'penguins', picture: 'gallery-penguins', sizes: '(max-width: 760px) 46vw, 320px' },
  { card: 'sealions', picture: 'gallery-sealion', sizes: '(max-width: 760px) 80vw, 560px' },
] as const;

function Gallery() {
  const { gallery } = home;
  return (
    <section className="gallery" data-later aria-labelledby="gallery">
      <Edge shape="wave" front="sand" back="polar-3" />
      <Picture name="leaves-2" alt="" sizes="300px" className="leaves gallery-leaves" />
      <div className="content">
        <div className="gallery-head">
          <h2 id="gallery">{gallery.title}</h2>
          <PageLink to="attractions" className="text-link">
            {gallery.explore} <Arrow />
          </PageLink>
        </div>
        <div className="residents" data-later>
          {residents.map(({ card, picture, sizes }) => (
            <article key={card} className={`resident resident-${card}`}>
              <div className="framed">
                <Picture name={picture} alt={gallery.cards[card].alt} sizes={sizes} />
              </div>
              <div className="tag">
                <h3>{gallery.cards[card].title}</h3>
                <p>{gallery.cards[card].text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function Reviews() {
  const { reviews } = home;
  return (
    <section className="reviews" data-later aria-labelledby="reviews">
      <Edge shape="hill2" front="apricot" back="ring-5" />
      <div className="rings rings-reviews" aria-hidden="true" />
      <div className="content">
        <h2 id="reviews">{reviews.title}</h2>
        <div className="notes" data-later>
          {reviews.notes.map((note, index) => (
            <figure key={note.name} className="note">
              <div className="stars-tape" role="img" aria-label={note.stars}>
                {Array.from({ length: note.rating }, (_, star) => `star ${star + 1}`).map(star => (
                  <Star key={star} />
                ))}
              </div>
              <blockquote>
                <p>“{note.text}”</p>
              </blockquote>
              {index === 2 && <Picture name="stamp" alt="" sizes="96px" className="note-stamp" />}
              <figcaption>
                {note.name}
                <span>{note.location}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
