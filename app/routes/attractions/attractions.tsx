import { CallToAction } from '../../components/call-to-action.tsx';
import { type PageData, usePageData } from '../../page-data.ts';
import { Activities } from './activities.tsx';
import { Encounters } from './encounters.tsx';
import { AttractionsHero } from './hero.tsx';
import { Shows } from './shows.tsx';

export { pictures as hero } from './hero.tsx';

/** For `save-show.ts`. */
export const scriptData = ({ address, calendarFile, language }: PageData) => ({
  'calendar-file': { address, calendarFile, language },
});

export default function Attractions() {
  const attractions = usePageData('attractions');
  const { title, text, inquire } = attractions.callToAction;
  return (
    <>
      <AttractionsHero />
      <Encounters />
      <Shows />
      <Activities />
      <CallToAction title={title} text={text} action={inquire} after="jungle" picture="closing-night" />
    </>
  );
}
