export interface Card {
  title: string;
  text: string;
}

export { entriesOf as cardsOf } from '../../domain/typed-records.ts';

export function classesOf(name: string, variant: string | undefined): string {
  return variant ? `${name} ${name}-${variant}` : name;
}
