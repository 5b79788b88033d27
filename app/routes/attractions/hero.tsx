import { Hero, type HeroDrawings } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-attractions' },
  /** It reaches 300 units of 2200 past both sides of what a screen of usual shape shows; tablets see 1530 of them. */
  sizes: '(max-width: 1180px) 144vw, 138vw',
  portrait: { name: 'hero-attractions-portrait', sizes: '100vw', upTo: 539 },
};

export function AttractionsHero() {
  const attractions = usePageData('attractions');
  return <Hero look="hero-attractions" drawings={drawings} words={attractions.hero} />;
}
