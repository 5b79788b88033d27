export interface Card {
  title: string;
  text: string;
}

export function cardsOf<Id extends string, CardWords>(cards: Record<Id, CardWords>): [Id, CardWords][] {
  return Object.entries(cards) as [Id, CardWords][];
}

export function classesOf(name: string, variant: string | undefined): string {
  return variant ? `${name} ${name}-${variant}` : name;
}
