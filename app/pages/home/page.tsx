import { home } from '#words/home.ts';
import { Closing } from '../../ui/closing.tsx';
import { heroLinks } from '../../ui/hero.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Courier } from './courier.tsx';
import { elsewhere } from './elsewhere.data.ts';
import { FamilyDay } from './family-day.tsx';
import { drawings, HomeHero } from './hero.tsx';
import { Residents } from './residents.tsx';
import { Reviews } from './reviews.tsx';
import { Daylight, Sky } from './sun.tsx';
import { WhyVisit } from './why-visit.tsx';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description, hero } = home;
  return pageMeta({ page: 'home', title, description, shareAlt: hero.alt });
}

export const links = () => heroLinks(drawings);

export default function Home() {
  const { title, text, visit } = home.closing;
  return (
    <>
      <HomeHero />
      <Daylight>
        <Sky hour="morning">
          <WhyVisit />
        </Sky>
        <FamilyDay />
        <Sky hour="afternoon">
          <Residents />
        </Sky>
        <Sky hour="evening">
          <Reviews />
        </Sky>
      </Daylight>
      <Closing title={title} text={text} action={visit} after="apricot">
        <Courier />
      </Closing>
    </>
  );
}
