import { type ComponentType, lazy } from 'react';

type StaticSections = typeof import('./static-sections.tsx');

const parts = () => import('./static-sections.tsx');

/** A section whose prerendered HTML stays, never hydrated, if its chunk fails to load. */
const lazySection = (name: keyof StaticSections) =>
  lazy(() =>
    parts().then(
      found => ({ default: found[name] as ComponentType }),
      () => new Promise<never>(() => {}),
    ),
  );

export const ContactCards = lazySection('ContactCards');
export const DataNote = lazySection('DataNote');
export const ParkMap = lazySection('ParkMap');
