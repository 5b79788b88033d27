import { attractions } from '#words/attractions.ts';
import { Closing } from '../../ui/closing.tsx';
import { heroLinks } from '../../ui/hero.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Activities } from './activities.tsx';
import { elsewhere } from './elsewhere.data.ts';
import { Encounters } from './encounters.tsx';
import { AttractionsHero, drawings } from './hero.tsx';
import { Shows } from './shows.tsx';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description, hero } = attractions;
  return pageMeta({ page: 'attractions', title, description, shareAlt: hero.alt });
}

export const links = () => heroLinks(drawings);

export default function Attractions() {
  const { title, text, inquire } = attractions.closing;
  return (
    <>
      <AttractionsHero />
      <Encounters />
      <Shows />
      <Activities />
      <Closing title={title} text={text} action={inquire} after="jungle" />
    </>
  );
}
