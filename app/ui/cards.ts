/** A card of a keyed list, shown in list order. The key names its picture and layout. */
export interface Card {
  title: string;
  text: string;
}

/** The cards of a list in the order of the page, each with its id. */
export function cardsOf<Id extends string, Card>(cards: Record<Id, Card>): [Id, Card][] {
  return Object.entries(cards) as [Id, Card][];
}

/** The classes of a card: its name, and its variant if it has one. */
export function classesOf(name: string, variant: string | undefined): string {
  return variant ? `${name} ${name}-${variant}` : name;
}
