import { type ComponentType, lazy } from 'react';

type StillParts = typeof import('./still-parts.tsx');

const parts = () => import('./still-parts.tsx');

/** Where the code of a part cannot be had its HTML stays as it is. */
const late = (name: keyof StillParts) =>
  lazy(() =>
    parts().then(
      found => ({ default: found[name] as ComponentType }),
      () => new Promise<never>(() => {}),
    ),
  );

export const ContactCards = late('ContactCards');
export const DataNote = late('DataNote');
export const ParkMap = late('ParkMap');
