import { Hero, type HeroDrawings } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-attractions' },
  /**
   * The drawing is 2200 units wide, of which common aspect ratios show the middle 1600, tablets 1530, and phones
   * in landscape all, at 2x.
   */
  sizes: '(max-height: 480px) 75vw, (max-width: 1180px) 144vw, 138vw',
  portrait: { name: 'hero-attractions-portrait', sizes: '100vw', upTo: 539 },
};

export function AttractionsHero() {
  const attractions = usePageData('attractions');
  return <Hero look="hero-attractions" drawings={drawings} words={attractions.hero} />;
}
