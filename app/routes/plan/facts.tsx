import { Fragment, type ReactNode } from 'react';
import type { Place } from '../../../domain/places.ts';
import { useNames } from './names.ts';

/** Facts about a place. Lines break between facts, not within. */
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
