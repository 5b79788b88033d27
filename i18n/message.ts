/** Formats messages with values that are only known at run time. The build compiles them (`catalog.ts`); facts are in them already. */
import formatCompiled, { type CompiledMessage } from 'icu-minify/format';
import type { Language } from './locales.ts';

/** A compiled ICU message and the values it takes. */
export type Message<Values extends object = Record<string, string | number>> = CompiledMessage & {
  readonly arguments?: Values;
};

/** Makes the formatters of `Intl` that messages need. */
export const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** The text of a message. Times and dates among the values are formatted already (`format.ts`). */
export const formatMessage = <Values extends object>(
  message: Message<Values>,
  values: NoInfer<Values>,
  { intl }: Pick<Language, 'intl'>,
): string =>
  formatCompiled(message, intl, values as Record<string, string | number>, { formatters }) as string;
