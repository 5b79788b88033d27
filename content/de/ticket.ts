import type { FieldOf } from '../../domain/inquiry.ts';
import type { PluralForms } from '../../i18n/plural.ts';

/** Who comes, in the forms that the language has for numbers (`one`, `other` …). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: { one: '{count} Person', other: '{count} Personen' },
};

/** Words of the ticket that an inquiry leaves when it has arrived, beside those of the message (`inquiry.ts`, `sent`). */
export const ticket = {
  counts,
  again: 'Noch eine Anfrage senden',
  print: 'Drucken',
};

export type TicketCopy = typeof ticket;
