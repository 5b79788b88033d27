import { attractions } from '#words/attractions.ts';
import { Hero, type HeroDrawings } from '../../ui/hero.tsx';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-attractions' },
  sizes: '(max-width: 960px) 1312px, 100vw',
  portrait: { name: 'hero-attractions-portrait', sizes: '100vw', upTo: 760 },
};

export function AttractionsHero() {
  return <Hero look="hero-attractions" drawings={drawings} words={attractions.hero} />;
}
