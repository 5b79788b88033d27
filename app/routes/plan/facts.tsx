import type { ReactNode } from 'react';
import type { Place } from '../../../domain/places.ts';
import { useNames } from './names.ts';

/** Facts about a place in words: all, or the `most` important. */
export function Facts({ place, most }: { place: Place; most?: number | undefined }): ReactNode {
  const { factsOf } = useNames();
  // The dot ends a line rather than beginning the next.
  return <span className="facts">{factsOf(place).slice(0, most).join('\u00a0· ')}</span>;
}
