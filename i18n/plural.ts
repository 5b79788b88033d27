import { fill } from './fill.ts';
import type { Language } from './locales.ts';

/** A text for each plural category of a language: `{count} visitor`, `{count} visitors`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text for a number, formatted for the language. */
export function plural(count: number, forms: PluralForms, { intl }: Pick<Language, 'intl'>): string {
  const text = forms[new Intl.PluralRules(intl).select(count)] ?? forms.other;
  return fill(text, { count: count.toLocaleString(intl) });
}
