import type { FieldOf } from '../../domain/inquiry.ts';
import type { PluralForms } from '../../i18n/plural.ts';

/** Who comes, in the forms that the language has for numbers (`one`, `other` …). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: { one: '{count} bezoeker', other: '{count} bezoekers' },
};

/** Words of the ticket that an inquiry leaves when it has arrived, beside those of the message (`inquiry.ts`, `sent`). */
export const ticket = {
  counts,
  again: 'Nog een aanvraag versturen',
  print: 'Printen',
};

export type TicketCopy = typeof ticket;
