/**
 * A text with its gaps filled in: `fill('Today, {day}', { day })`. For what is known in the browser or by the server alone; what
 * is known when the words are written stands in them.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
