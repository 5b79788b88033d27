import type { ComponentType } from 'react';
import type { FlapPicture, FlapShape } from '../resident-layouts.ts';

export interface FlapProps {
  shape: FlapShape;
  pictureBehind: FlapPicture;
  /** Accessible name. */
  lift: string;
  fact: string;
}

interface Decorations {
  CallToActionDecoration: ComponentType;
  ResidentDecoration: ComponentType<FlapProps>;
}

/**
 * To remove a decoration, delete its folder, its line in `styles/home.css`, if any, and its tests in `tests/e2e/decorations`. The flaps'
 * words, layouts and pictures may then go, too.
 */
const modules = import.meta.glob<Partial<Decorations>>('./*/*.tsx', { eager: true });

export const { CallToActionDecoration, ResidentDecoration }: Partial<Decorations> = Object.assign(
  {},
  ...Object.values(modules),
);
