import { contact } from '#words/contact.ts';
import { Hero, type HeroDrawings } from '../../ui/hero.tsx';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-contact' },
  sizes: '100vw',
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 613px) 613px, 100vw', upTo: 960 },
};

export function ContactHero() {
  return <Hero look="hero-contact" drawings={drawings} words={contact.hero} />;
}
