import { chooseHeroPictures, Hero, wideHeroSizes } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const pictures = chooseHeroPictures('contact', {
  layers: { back: 'hero-contact-back', middle: 'hero-contact-middle', front: 'hero-contact-front' },
  sizes: wideHeroSizes,
  /** Phones crop the picture at this width. */
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 633px) 633px, 100vw' },
});

export function ContactHero() {
  const contact = usePageData('contact');
  return <Hero drawingClassName="hero-contact" pictures={pictures} words={contact.hero} />;
}
