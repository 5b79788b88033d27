import type { Day } from '../domain/day.ts';

/** A card of a list: its place in the list is its place on the page, its id names its picture and how it is laid out. */
export interface Card {
  title: string;
  text: string;
}

/** A card whose picture is more than decoration. */
export interface PicturedCard extends Card {
  /** What the picture shows. */
  alt: string;
}

/** A card of the gallery. */
export interface ResidentCard extends PicturedCard {
  /** Not every picture has a flap to lift. */
  flap?: {
    /** What a screen reader calls it. */
    lift: string;
    /** One true sentence about the species, short enough for a phone: fifty letters. */
    fact: string;
  };
}

/** What a family has written. */
export interface Review {
  name: string;
  location: string;
  text: string;
}

/** What is not as usual on a day, or from one day to another. */
export interface ScheduleNotice {
  from: { day: Day; text: string };
  to?: { day: Day; text: string };
  /** The last of its days. */
  until: Day;
  lines: readonly string[];
}
