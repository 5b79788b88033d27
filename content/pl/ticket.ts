import type { FieldOf } from '../../domain/inquiry.ts';
import type { PluralForms } from '../../i18n/plural.ts';

/** Who comes, in the forms that the language has for numbers (`one`, `few`, `many`; `other` is of fractions). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: {
    one: '{count} osoba',
    few: '{count} osoby',
    many: '{count} osób',
    other: '{count} osoby',
  },
};

/** Words of the ticket that confirms an inquiry; those of the toast are in `inquiry.ts`, `sent`. */
export const ticket = {
  counts,
  print: 'Drukuj',
};
