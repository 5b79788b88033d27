import { CallToAction } from '../../components/call-to-action.tsx';
import { usePageData } from '../../page-data.ts';
import { Courier } from './courier/courier.tsx';
import { FamilyDay } from './family-day.tsx';
import { HomeHero } from './hero.tsx';
import { Residents } from './residents.tsx';
import { Reviews } from './reviews.tsx';
import { Daylight, Sky } from './sun/sun.tsx';
import { WhyVisit } from './why-visit.tsx';

export { drawings as hero } from './hero.tsx';

export default function Home() {
  const home = usePageData('home');
  const { title, text, visit } = home.callToAction;
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
      <CallToAction title={title} text={text} action={visit} after="apricot">
        <Courier />
      </CallToAction>
    </>
  );
}
