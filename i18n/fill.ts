/**
 * Replaces placeholders: `fill('Today, {day}', { day })`. Only for values known at run time; content interpolates facts
 * directly.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
