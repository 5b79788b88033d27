import type { PlaceId } from '../domain/places.ts';

type Cards = Record<string, { title: string } | undefined>;

const titles = (cards: Cards) =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, card?.title]));

/** What a plan calls the places, by their ids: as the cards of shows, encounters and activities do, and the rest by `others`. */
export const placeNames = (
  shows: Cards,
  { encounters, activities }: Record<'encounters' | 'activities', { cards: Cards }>,
  others: Record<'gate' | 'meal' | 'garden', string>,
) =>
  ({ ...titles(shows), ...titles(encounters.cards), ...titles(activities.cards), ...others }) as Record<
    PlaceId,
    string
  >;
