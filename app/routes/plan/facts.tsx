import type { ReactNode } from 'react';
import type { Noise, Place, Share } from '../../../domain/places.ts';
import { Svg } from '../../art/icons.tsx';
import { useNames } from './names.ts';

/** Facts about a place in words. */
export function Facts({ place }: { place: Place }): ReactNode {
  const { factsOf } = useNames();
  // The dot ends a line rather than beginning the next.
  return <span className="facts">{factsOf(place).join('\u00a0· ')}</span>;
}

const speaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5z';
const chair = 'M7 4v9h10M7 13v7M17 13v7M7 9h0';
const umbrella = 'M3.5 12a8.5 8.5 0 0 1 17 0zM12 12v6a2.5 2.5 0 0 0 5 0';
const noise: Record<Noise, string> = {
  quiet: `${speaker}M16 9.5l5 5m0-5l-5 5`,
  lively: `${speaker}M15.5 9a4.5 4.5 0 0 1 0 6`,
  loud: `${speaker}M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11`,
};
const seats: Record<Share, string> = { all: chair, some: chair, none: `${chair}M3 3l18 18` };
const shade: Record<Share, string> = {
  all: umbrella,
  some: umbrella,
  none: 'M8 12a4 4 0 0 0 8 0a4 4 0 0 0-8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
};
const drop = 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z';
const steps = 'M3 20h5v-5h5v-5h5V5h4';
const wheelchair = 'M11.5 3.5h.01M11.5 8v6h5l2.5 5M9 10.5a5 5 0 1 0 6 7';

/** The same facts as icons, in one line. */
export function FactIcons({ place }: { place: Place }): ReactNode {
  const { factsOf } = useNames();
  const icons: (readonly [path: string, isFilled: boolean])[] = [
    [noise[place.noise], false],
    ...(place.splash ? [[drop, true] as const] : []),
    [place.steps ? steps : wheelchair, false],
    [seats[place.seats], false],
    [shade[place.shade], place.shade === 'all'],
  ];
  return (
    <span className="fact-icons" title={factsOf(place).join(', ')}>
      <span className="hidden-text">{factsOf(place).join(', ')}</span>
      {icons.map(([path, isFilled]) => (
        <Svg key={path} viewBox="0 0 24 24" line={2}>
          <path d={path} fill={isFilled ? 'currentColor' : 'none'} />
        </Svg>
      ))}
    </span>
  );
}
