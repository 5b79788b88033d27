import { Arrow } from '../../art/icons.tsx';
import { Hero, type HeroDrawings } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf } from '../../ui/cards.ts';
import { PageLink } from '../../ui/page-link.tsx';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-attractions' },
  /**
   * The drawing is 2200 units wide, of which common aspect ratios show the middle 1600, tablets 1530, and phones
   * in landscape all, at 2x.
   */
  sizes: '(max-height: 480px) 75vw, (max-width: 1180px) 144vw, 138vw',
  portrait: { name: 'hero-attractions-portrait', sizes: '100vw', upTo: 539 },
};

/** Cards whose places are drawn; `places.css` has their points. */
const places: readonly string[] = ['parrots', 'penguins', 'orca', 'dolphin', 'sealion'];

export function AttractionsHero() {
  const { hero, encounters, shows } = usePageData('attractions');
  const site = usePageData('site');
  const cards = [...cardsOf(encounters.cards).map(([id, { title }]) => ({ id, title })), ...shows.cards];
  const drawn = cards.filter(({ id }) => places.includes(id));
  return (
    <Hero look="hero-attractions" drawings={drawings} words={hero}>
      <PageLink to="plan" className="button button-small">
        {site.pages.plan} <Arrow />
      </PageLink>
      <ul className="cover places">
        {drawn.map(({ id, title }) => (
          <li key={id} className={`place-${id}`}>
            <a href={`#${id}`}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Hero>
  );
}
