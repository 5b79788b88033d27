import type { Words } from '../../../i18n/words.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Activities } from './activities.tsx';
import { AttractionsHero } from './attractions-hero.tsx';
import { Encounters } from './encounters.tsx';
import { Shows } from './shows.tsx';
import type { TimelineAxis } from './timeline.tsx';

interface AttractionsProps {
  words: Words['attractions'];
  /** A link of each encounter. */
  addToPlan: string;
  timeline: TimelineAxis;
}

export function Attractions({ words, addToPlan, timeline }: AttractionsProps) {
  const { title, text, inquire } = words.callToAction;
  return (
    <>
      <AttractionsHero words={words} />
      <Encounters words={words} addToPlan={addToPlan} />
      <Shows words={words.shows} timeline={timeline} />
      <Activities words={words.activities} />
      <CallToAction title={title} text={text} action={inquire} after="jungle" picture="closing-night" />
    </>
  );
}
