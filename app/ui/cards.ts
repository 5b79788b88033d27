export interface Card {
  title: string;
  text: string;
}

export function cardsOf<Id extends string, Card>(cards: Record<Id, Card>): [Id, Card][] {
  return Object.entries(cards) as [Id, Card][];
}

export function classesOf(name: string, variant: string | undefined): string {
  return variant ? `${name} ${name}-${variant}` : name;
}
