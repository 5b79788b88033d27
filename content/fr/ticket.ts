import type { FieldOf } from '../../domain/inquiry.ts';
import type { PluralForms } from '../../i18n/plural.ts';

/** Who comes, in the forms that the language has for numbers (`one`, `other` …). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: {
    one: '{count} visiteur',
    many: '{count} de visiteurs',
    other: '{count} visiteurs',
  },
};

/** Words of the ticket that an inquiry leaves when it has arrived, beside those of the message (`inquiry.ts`, `sent`). */
export const ticket = {
  counts,
  again: 'Faire une autre demande',
  print: 'Imprimer',
};

export type TicketCopy = typeof ticket;
