import { Fragment, type ReactNode } from 'react';
import type { Place } from '../../../domain/places.ts';
import { useNames } from './names.ts';

/** What one should know of a place: lines break between the facts, not inside them. */
export function Facts({ place, minutes }: { place: Place; minutes?: number | undefined }): ReactNode {
  const { factsOf } = useNames();
  return (
    <span className="facts">
      {factsOf(place, minutes).map(fact => (
        <Fragment key={fact}>
          <span className="fact">{fact}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
