import { Arrow } from '../../art/icons.tsx';
import { chooseHeroPictures, Hero, wideHeroSizes } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';
import { Now } from '../../ui/now.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export const pictures = chooseHeroPictures('home', {
  layers: { back: 'hero-home-back', middle: 'hero-home-middle', front: 'hero-home-front' },
  sizes: wideHeroSizes,
  portrait: { name: 'hero-home-portrait', sizes: '100vw' },
});

export function HomeHero() {
  const home = usePageData('home');
  return (
    <Hero drawingClassName="hero-home" pictures={pictures} words={home.hero}>
      <div className="cluster">
        <PageLink to="contact" className="button button-tickets">
          {home.hero.tickets} <Arrow />
        </PageLink>
        <Now />
      </div>
    </Hero>
  );
}
