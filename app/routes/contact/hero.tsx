import { Hero, type HeroDrawings } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const drawings: HeroDrawings = {
  layers: { back: 'hero-contact-back', middle: 'hero-contact-middle', front: 'hero-contact-front' },
  /** They reach 300 units of 2200 past both sides of what a screen of usual shape shows. */
  sizes: '138vw',
  /** As wide as it is at the height that a phone gives it. */
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 633px) 633px, 100vw', upTo: 960 },
};

export function ContactHero() {
  const contact = usePageData('contact');
  return <Hero look="hero-contact" drawings={drawings} words={contact.hero} />;
}
