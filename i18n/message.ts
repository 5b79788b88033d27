import formatCompiled from 'icu-minify/format';
import type { Language } from './locales.ts';

export const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** `message` is prepared (`catalog.ts`). Times and dates must be formatted (`format.ts`). */
export const formatMessage = (
  message: string,
  values: Readonly<Record<string, string | number>>,
  { intl }: Pick<Language, 'intl'>,
): string => formatCompiled(message, intl, values, { formatters }) as string;
