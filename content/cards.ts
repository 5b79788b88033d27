import type { Day } from '../domain/day.ts';

/** A card of a keyed list, shown in list order. The key names its picture and layout. */
export interface Card {
  title: string;
  text: string;
}

/** A card whose picture is not decorative. */
export interface PicturedCard extends Card {
  alt: string;
}

/** A card of the gallery. */
export interface ResidentCard extends PicturedCard {
  /** Only for pictures with a flap to lift. */
  flap?: {
    /** Accessible name. */
    lift: string;
    /** One true sentence about the species, about fifty characters to fit a phone. */
    fact: string;
  };
}

export interface Review {
  name: string;
  location: string;
  text: string;
}

/** Deviations from the usual schedule on a day or a range of days. */
export interface ScheduleNotice {
  from: { day: Day; text: string };
  to?: { day: Day; text: string };
  /** The last day. */
  until: Day;
  lines: readonly string[];
}
