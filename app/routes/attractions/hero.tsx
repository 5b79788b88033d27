import { Arrow } from '../../art/icons.tsx';
import { Hero, heroPictures } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';
import { cardsOf } from '../../ui/cards.ts';
import { PageLink } from '../../ui/page-link.tsx';

export const pictures = heroPictures('attractions', {
  layers: { back: 'hero-attractions' },
  /** The drawing is 2200 units wide, of which common aspect ratios show the middle 1600. Phones in landscape show all, at 2x. */
  sizes: '(max-height: 480px) 75vw, 138vw',
  portrait: { name: 'hero-attractions-portrait', sizes: '100vw' },
});

/** Cards whose places are drawn; `hero.css` has their points. */
const places: readonly string[] = ['parrots', 'penguins', 'orca', 'dolphin', 'sealion'];

export function AttractionsHero() {
  const { hero, encounters, shows } = usePageData('attractions');
  const site = usePageData('site');
  const cards = [...cardsOf(encounters.cards).map(([id, { title }]) => ({ id, title })), ...shows.cards];
  const drawn = cards.filter(({ id }) => places.includes(id));
  return (
    <Hero
      look="hero-attractions"
      pictures={pictures}
      words={hero}
      over={
        <div className="places over-picture">
          <ul className="focus-hero-attractions portrait-hero-attractions-portrait">
            {drawn.map(({ id, title }) => (
              <li key={id} className={`place-${id}`}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <PageLink to="plan" className="button button-small">
        {site.pages.plan} <Arrow />
      </PageLink>
    </Hero>
  );
}
