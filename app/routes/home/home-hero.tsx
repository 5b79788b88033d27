import type { Words } from '../../../i18n/words.ts';
import { Arrow } from '../../art/icons.tsx';
import { chooseHeroPictures, Hero, wideHeroSizes } from '../../components/hero.tsx';
import { Now } from '../../ui/now.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export const homePictures = chooseHeroPictures('home', {
  wide: { name: 'hero-home', sizes: wideHeroSizes },
  portrait: { name: 'hero-home-portrait', sizes: '100vw' },
});

export function HomeHero({ words }: { words: Words['home']['hero'] }) {
  return (
    <Hero drawingClassName="hero-home" pictures={homePictures} words={words}>
      <Now />
      <PageLink to="contact" className="button button-tickets">
        {words.tickets} <Arrow />
      </PageLink>
    </Hero>
  );
}
