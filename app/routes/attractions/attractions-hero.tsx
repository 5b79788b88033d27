import { entriesOf } from '../../../domain/typed-records.ts';
import type { Words } from '../../../i18n/words.ts';
import { chooseHeroPictures, Hero, wideHeroSizes } from '../../components/hero.tsx';
import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';

export const attractionsPictures = chooseHeroPictures('attractions', {
  wide: { name: 'hero-attractions', sizes: wideHeroSizes },
  portrait: { name: 'hero-attractions-portrait', sizes: '102vw' },
});

/** `attractions-hero.css` has their positions. */
const placesInPicture: readonly string[] = ['parrots', 'penguins', 'orca', 'dolphin', 'sealion'];

export function AttractionsHero({ words: { hero, encounters, shows } }: { words: Words['attractions'] }) {
  const cards = [...entriesOf(encounters.cards).map(([id, { title }]) => ({ id, title })), ...shows.cards];
  const visibleCards = cards.filter(({ id }) => placesInPicture.includes(id));
  return (
    <Hero
      drawingClassName="hero-attractions"
      pictures={attractionsPictures}
      words={hero}
      overlay={
        <div className="hero-places over-picture">
          <ul>
            {visibleCards.map(({ id, title }) => (
              <li key={id} className={`hero-place-${id}`}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <PlannerLink className="button button-small hero-planner" />
    </Hero>
  );
}
