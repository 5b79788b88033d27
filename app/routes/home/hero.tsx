import { Arrow } from '../../art/icons.tsx';
import { Hero, heroPictures } from '../../components/hero.tsx';
import { usePageData } from '../../page-data.ts';
import { Now } from '../../ui/now.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export const pictures = heroPictures('home', {
  layers: { back: 'hero-home-back', middle: 'hero-home-middle', front: 'hero-home-front' },
  /** The layers are 2200 units wide, of which common aspect ratios show the middle 1600. Phones in landscape show all, at 2x. */
  sizes: '(max-height: 480px) 75vw, 138vw',
  portrait: { name: 'hero-home-portrait', sizes: '100vw' },
});

export function HomeHero() {
  const home = usePageData('home');
  return (
    <Hero look="hero-home" pictures={pictures} words={home.hero}>
      <div className="cluster">
        <PageLink to="contact" className="button button-tickets">
          {home.hero.tickets} <Arrow />
        </PageLink>
        <Now />
      </div>
    </Hero>
  );
}
