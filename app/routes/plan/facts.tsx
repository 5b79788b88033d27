import type { ReactNode } from 'react';
import type { Place } from '../../../domain/places.ts';
import { useFormatters } from './formatters.ts';

/** All facts about a place, or the `limit` most important. */
export function Facts({ place, limit }: { place: Place; limit?: number | undefined }): ReactNode {
  const { listFacts } = useFormatters();
  // A line may end with the dot, but not begin with it.
  return <span className="facts">{listFacts(place).slice(0, limit).join('\u00a0· ')}</span>;
}
