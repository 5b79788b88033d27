import { chooseHeroPictures, Hero } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const pictures = chooseHeroPictures('contact', {
  layers: { back: 'hero-contact-back', middle: 'hero-contact-middle', front: 'hero-contact-front' },
  /** Common windows show 1600 of 2200 units; phones in landscape show all, at 2x. */
  sizes: '(max-height: 480px) 75vw, 138vw',
  /** Phones crop it at this width. */
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 633px) 633px, 100vw' },
});

export function ContactHero() {
  const contact = usePageData('contact');
  return <Hero drawingClassName="hero-contact" pictures={pictures} words={contact.hero} />;
}
