import type { ComponentType } from 'react';
import type { BehindFlap, FlapCut } from '../resident-layouts.ts';

export interface FlapProps {
  cut: FlapCut;
  behind: BehindFlap;
  /** Its accessible name. */
  lift: string;
  fact: string;
}

/** Where the home page can be decorated. A place without a decoration stays empty. */
interface Places {
  Backdrop: ComponentType;
  OnButton: ComponentType;
  OnPicture: ComponentType<FlapProps>;
}

/** Each folder beside this file is one. To remove it, delete the folder and its line in `styles/home.css`. */
const modules = import.meta.glob<Partial<Places>>('./*/*.tsx', { eager: true });

export const { Backdrop, OnButton, OnPicture }: Partial<Places> = Object.assign(
  {},
  ...Object.values(modules),
);
