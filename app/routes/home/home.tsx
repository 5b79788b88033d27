import { CallToAction } from '../../components/call-to-action.tsx';
import { usePageData } from '../../page-data.ts';
import { FamilyDay } from './family-day.tsx';
import { HomeHero } from './hero.tsx';
import { Residents } from './residents.tsx';
import { Reviews } from './reviews.tsx';
import { WhyVisit } from './why-visit.tsx';

export { pictures as hero } from './hero.tsx';

export default function Home() {
  const home = usePageData('home');
  const { title, text, visit } = home.callToAction;
  return (
    <>
      <HomeHero />
      <WhyVisit />
      <FamilyDay />
      <Residents />
      <Reviews />
      <CallToAction title={title} text={text} action={visit} after="apricot" picture="closing-dusk" />
    </>
  );
}
