import formatCompiled, { type CompiledMessage } from 'icu-minify/format';
import type { Language } from './locales.ts';

export type Message<Values extends object = Record<string, string | number>> = CompiledMessage & {
  readonly arguments?: Values;
};

export const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** Times and dates must be formatted (`format.ts`). */
export const formatMessage = <Values extends object>(
  message: Message<Values>,
  values: NoInfer<Values>,
  { intl }: Pick<Language, 'intl'>,
): string =>
  formatCompiled(message, intl, values as Record<string, string | number>, { formatters }) as string;
