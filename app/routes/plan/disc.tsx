import type { ReactNode } from 'react';
import type { Place, PlaceKind } from '../../../domain/places.ts';
import { Svg } from '../../art/icons.tsx';
import { Picture } from '../../art/picture.tsx';
import { pictureOf } from './formatters.ts';

const icons: Partial<Record<PlaceKind, ReactNode>> = {
  meal: <path d="M13 8v8a4 4 0 0 0 8 0V8M17 8v24M30 8c-5 2-5 12 0 14v10" />,
  quiet: <path d="M20 32c-12-4-12-16-1-24 11 8 11 20 1 24Zm0 0V16m0 8 5-4m-5 0-4-4" />,
};
const defaultIcon = <path d="M8 32V18a12 12 0 0 1 24 0v14M14 32V20a6 6 0 0 1 12 0v12M5 32h30" />;

export function Disc({ place }: { place: Pick<Place, 'id' | 'kind'> }) {
  const picture = pictureOf(place);
  return (
    <span className="disc">
      {picture ? (
        <Picture name={picture} alt="" sizes="clamp(64px, 3.4vw, 88px)" />
      ) : (
        <Svg viewBox="0 0 40 40" line={2.4}>
          {icons[place.kind] ?? defaultIcon}
        </Svg>
      )}
    </span>
  );
}
