import type { Words } from '../../../i18n/words.ts';
import { chooseHeroPictures, Hero, wideHeroSizes } from '../../components/hero.tsx';

export const contactPictures = chooseHeroPictures('contact', {
  wide: { name: 'hero-contact', sizes: wideHeroSizes },
  /** Phones crop the picture at this width. */
  portrait: { name: 'hero-contact-portrait', sizes: '(max-width: 589px) 636px, 108vw' },
});

export function ContactHero({ words }: { words: Words['contact']['hero'] }) {
  return <Hero drawingClassName="hero-contact" pictures={contactPictures} words={words} />;
}
