import { Hero, heroPictures } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';

export const pictures = heroPictures('contact', {
  layers: { back: 'hero-contact-back', middle: 'hero-contact-middle', front: 'hero-contact-front' },
  /** The layers are 2200 units wide, of which common aspect ratios show the middle 1600. Phones in landscape show all, at 2x. */
  sizes: '(max-height: 480px) 75vw, 138vw',
  /** Its width at the height it has on phones. */
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 633px) 633px, 100vw' },
});

export function ContactHero() {
  const contact = usePageData('contact');
  return <Hero look="hero-contact" pictures={pictures} words={contact.hero} />;
}
