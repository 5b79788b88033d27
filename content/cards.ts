import type { Day } from '../domain/day.ts';

/**
 * A card of a list: its place in the list is its place on the page, its id names its picture. It is laid as most of its list
 * are, or has a look of its own: a class of the section's stylesheet, the same in every language.
 */
export interface Card<Look extends string> {
  title: string;
  text: string;
  look?: Look;
}

/** A card whose picture is more than decoration. */
export interface PicturedCard<Look extends string> extends Card<Look> {
  /** What the picture shows. */
  alt: string;
}

/** How high on the dotted path of its section a card lies. */
export type PathLook = 'low' | 'middle' | 'high' | 'top';

/** `tall` and `wide` open the gallery side by side; `low` hangs over its foot. */
export type ResidentLook = 'tall' | 'wide' | 'narrow' | 'low';

/** Of what the flap is cut, and what hides behind it: `flap-leaf` is a class, `behind-chick` a drawing. */
export interface Flap {
  cut: 'leaf' | 'wave' | 'snow' | 'rock';
  hides: 'chick' | 'calf' | 'egg' | 'fish';
  /** What a screen reader calls it. */
  lift: string;
  /** One true sentence about the species, short enough for a phone: fifty letters. */
  fact: string;
}

/** A card of the gallery. Not every picture needs a flap. */
export interface ResidentCard extends PicturedCard<ResidentLook> {
  flap?: Flap;
}

/** `wide` has a row to itself, `dark` a sheet of ink. */
export type EncounterLook = 'wide' | 'dark';

/** Its colour in the programme. */
export type ShowLook = 'sea' | 'palm' | 'dusk';

/** What a family has written. */
export interface Review {
  name: string;
  location: string;
  text: string;
  /** From 1 to 5. */
  rating: number;
  /** `large` likes to be short. */
  look?: 'large' | 'low' | 'stamped';
}

/** What is not as usual on a day, or from one day to another. */
export interface Notice {
  from: { day: Day; text: string };
  to?: { day: Day; text: string };
  /** The last of its days. */
  until: Day;
  lines: readonly string[];
}
