export interface Card {
  title: string;
  text: string;
}

export function classesOf(name: string, variant: string | undefined): string {
  return variant ? `${name} ${name}-${variant}` : name;
}
