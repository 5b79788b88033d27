import type { Words } from '../../../i18n/words.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { FamilyDay } from './family-day.tsx';
import { HomeHero } from './home-hero.tsx';
import { Residents } from './residents.tsx';
import { Reviews } from './reviews.tsx';
import { WhyVisit } from './why-visit.tsx';

export function Home({ words }: { words: Words['home'] }) {
  const { title, text, visit } = words.callToAction;
  return (
    <>
      <HomeHero words={words.hero} />
      <WhyVisit words={words.whyVisit} />
      <FamilyDay words={words.family} />
      <Residents words={words.residents} />
      <Reviews words={words.reviews} />
      <CallToAction title={title} text={text} action={visit} after="apricot" picture="closing-dusk" />
    </>
  );
}
