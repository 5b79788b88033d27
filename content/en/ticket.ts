import type { FieldOf } from '../../domain/inquiry.ts';
import { promises } from '../../domain/promises.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { counted } from './english.ts';

/** Who comes, in the forms that the language has for numbers (`one`, `other` …). */
const counts: Record<FieldOf<'count'>, PluralForms> = {
  numberOfVisitors: { one: '{count} visitor', other: '{count} visitors' },
};

/** Words of the ticket that an inquiry leaves when it has arrived. */
export const ticket = {
  /** In two lines; as one sentence each they are what the message says (`inquiry.ts`). */
  thanks: ['Thank you', 'for your inquiry!'],
  reply: ['We will respond', `within ${counted(promises.replyHours, 'hour')}.`],
  counts,
  again: 'Send another request',
  print: 'Print',
};

export type TicketCopy = typeof ticket;
