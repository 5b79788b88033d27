import type { Language } from './locales.ts';

/** A prepared message: a text, or its parts. 0 is the `#` of a plural. */
export type Message = string | readonly MessagePart[];
export type MessagePart =
  | string
  | 0
  | readonly [name: string, type?: 'number']
  | readonly [name: string, type: 'plural' | 'select', options: Readonly<Record<string, Message>>];

/** `message` is prepared (`prepare-message.ts`). Times and dates must be formatted (`format.ts`). */
export const formatMessage = (
  message: Message,
  values: Readonly<Record<string, string | number>>,
  { intl }: Pick<Language, 'intl'>,
): string => format(message, values, intl, 0);

function format(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  intl: string,
  count: number,
): string {
  if (typeof message === 'string') return message;
  const texts = message.map(part => {
    if (typeof part === 'string') return part;
    if (part === 0) return formatNumber(count, intl);
    const [name, type, options] = part;
    const value = values[name];
    if (options)
      return format(options[chooseOption(options, value, intl)] ?? '', values, intl, Number(value));
    return type === 'number' ? formatNumber(Number(value), intl) : String(value);
  });
  return texts.join('');
}

export const formatNumber = (value: number, intl: string): string =>
  new Intl.NumberFormat(intl).format(value);

/** A number chooses an option of a plural. */
export function chooseOption(options: object, value: unknown, intl: string): string {
  const exact = typeof value === 'number' ? `=${value}` : String(value);
  if (exact in options) return exact;
  const category = typeof value === 'number' ? new Intl.PluralRules(intl).select(value) : '';
  return category in options ? category : 'other';
}
