import type { ReactNode } from 'react';
import type { Place } from '../../../domain/places.ts';
import { useFormatters } from './formatters.ts';

export function PlaceFacts({ place, limit }: { place: Place; limit?: number | undefined }): ReactNode {
  const { listFacts } = useFormatters();
  // No line may begin with the dot.
  return <span className="facts">{listFacts(place).slice(0, limit).join('\u00a0· ')}</span>;
}
