import type { PlaceId } from '../domain/places.ts';

type Cards = Record<string, { title: string } | undefined>;

const titles = (cards: Cards) =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, card?.title]));

/** Names of the places by id: the titles of shows, encounters and activities, and `others`. */
export const placeNames = (
  shows: Cards,
  { encounters, activities }: Record<'encounters' | 'activities', { cards: Cards }>,
  others: Record<'gate' | 'meal' | 'garden', string>,
) =>
  ({ ...titles(shows), ...titles(encounters.cards), ...titles(activities.cards), ...others }) as Record<
    PlaceId,
    string
  >;
