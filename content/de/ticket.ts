import type { FieldOf } from '../../domain/inquiry.ts';
import type { PluralForms } from '../../i18n/plural.ts';

/** The number of visitors, in the language's plural forms (`one`, `other` …). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: { one: '{count} Person', other: '{count} Personen' },
};

/** Words of the ticket that confirms an inquiry; those of the toast are in `inquiry.ts`, `sent`. */
export const ticket = {
  counts,
  print: 'Drucken',
};
