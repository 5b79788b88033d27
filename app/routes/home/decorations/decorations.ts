import type { ComponentType } from 'react';
import type { BehindFlap, FlapCut } from '../resident-layouts.ts';

export interface FlapProps {
  cut: FlapCut;
  behind: BehindFlap;
  /** Its accessible name. */
  lift: string;
  fact: string;
}

/** The places for decorations on the home page. A place without one stays empty. */
interface Places {
  OnButton: ComponentType;
  OnPicture: ComponentType<FlapProps>;
}

/** Each subfolder is a decoration. To remove one, delete its folder and its line, if any, in `styles/home.css`. */
const modules = import.meta.glob<Partial<Places>>('./*/*.tsx', { eager: true });

export const { OnButton, OnPicture }: Partial<Places> = Object.assign({}, ...Object.values(modules));
