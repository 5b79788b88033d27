/** Reads ICU messages. For server and build only. */
import { type Location, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isClockTime } from '../domain/clock-time.ts';
import { formatClockTime } from './format.ts';
import { type Locale, locales } from './locales.ts';
import { chooseOption, formatNumber, type Message, type MessagePart } from './message.ts';
import { withNoBreakSpaces } from './typography.ts';

/** `null`: the owner has yet to provide it. */
export type MessageFacts = Readonly<Record<string, string | number | null>>;

/** What would be shown as it is typed, and what to write instead. */
const unknownSyntax: readonly [pattern: RegExp, remedy: string][] = [
  [/['"`´]/, 'Write ’ “ ” instead of straight quotes and accents'],
  [/</, 'Remove the <: texts have no HTML'],
  [/&#?\w+;/, 'Write the character itself: texts have no HTML'],
  [/[\u3000\uff01-\uffee]/, 'Write the ordinary character instead of the full-width one'],
  [/[$%]\{/, 'Remove what is before the {'],
  [/[*\\[\]]|~~|(?<!\w)_|_(?!\w)|^[-+>] /m, 'Remove this Markdown: it is not known here'],
  [/Ã|â€|Â[\u00a0-\u00bf]/, 'Correct the letters, which a wrong encoding has broken'],
  // Soft hyphens and line breaks are known.
  [/(?![\n\u00ad])[\p{C}\p{Zl}\p{Zp}\ufffd]/u, 'Remove the invisible or broken character'],
];

/** Throws an `Error` that says what to do. */
export function parseMessage(text: string): MessageFormatElement[] {
  for (const [pattern, remedy] of unknownSyntax) {
    const index = text.search(pattern);
    if (index >= 0) throw new Error(`cannot have this: ${excerpt(text, index)}. ${remedy}.`);
  }
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { ignoreTag: true });
  } catch (error) {
    if (!isParserError(error)) throw error;
    const { message, location } = error;
    throw new Error(
      `cannot be read near ${excerpt(text, location.start.offset)} (${message}). Check the braces: each { needs its }, and each plural and select its other {…}.`,
    );
  }
  refuseUnknownForms(elements);
  return elements;
}

const isParserError = (error: unknown): error is SyntaxError & { location: Location } =>
  error instanceof SyntaxError && 'location' in error;

const excerpt = (text: string, index: number) => `“${text.slice(Math.max(0, index - 10), index + 20)}”`;

function refuseUnknownForms(elements: readonly MessageFormatElement[]): void {
  for (const element of elements) {
    const extra = element.type === TYPE.literal ? element.value.search(/[#}]/) : -1;
    if (element.type === TYPE.literal && extra >= 0)
      throw new Error(
        `has a } or # too many: ${excerpt(element.value, extra)}. Only forms of a plural have a #.`,
      );
    if (!isKnownForm(element) && 'value' in element)
      throw new Error(
        `has an unknown form of {${element.value}}. Write ${formOf(element.value, typeOf(element))}.`,
      );
    for (const { value } of listOptions(element)) refuseUnknownForms(value);
  }
}

function isKnownForm(element: MessageFormatElement): boolean {
  if (element.type === TYPE.time) return element.style === 'short';
  if (element.type === TYPE.number) return !element.style;
  if (element.type === TYPE.plural) return !element.offset && element.pluralType !== 'ordinal';
  return element.type !== TYPE.date;
}

const listOptions = (element: MessageFormatElement) =>
  element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];

export type ArgumentType = 'text' | 'number' | 'time' | 'plural' | 'select';

const argumentTypes: Partial<Record<TYPE, ArgumentType>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.time]: 'time',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
};
const typeOf = ({ type }: MessageFormatElement) => argumentTypes[type];

/** How an argument is written. */
export function formOf(name: string, type: ArgumentType = 'text'): string {
  const rest = { number: '', time: ', short', plural: ', …', select: ', …' };
  return type === 'text' ? `{${name}}` : `{${name}, ${type}${rest[type]}}`;
}

export interface Argument {
  name: string;
  type: ArgumentType;
  options: readonly string[];
  /** Whether a plural has a `#` in its form `other`. */
  hasNumber: boolean;
}

export const listArguments = (elements: readonly MessageFormatElement[]): Argument[] =>
  elements.flatMap(element => {
    const type = typeOf(element);
    if (!type || !('value' in element)) return [];
    const inner = listOptions(element).flatMap(({ value }) => listArguments(value));
    const options = 'options' in element ? element.options : {};
    const hasNumber = options['other']?.value.some(part => part.type === TYPE.pound) ?? false;
    return [{ name: element.value, type, options: Object.keys(options), hasNumber }, ...inner];
  });

export const hasMissingFact = (text: string, facts: MessageFacts): boolean =>
  listArguments(parseMessage(text)).some(({ name }) => facts[name] === null);

/**
 * Fills in the facts. If other arguments remain, what returns is not a string but the parts that `formatMessage` takes. Prepared words have the
 * type of their file, in which it is a string.
 */
export function prepareMessage(text: string, facts: MessageFacts, locale: Locale): Message {
  const language = locales[locale];
  const { intl } = language;

  function prepare(elements: readonly MessageFormatElement[], count?: number): Message {
    const parts: MessagePart[] = [];
    const all = elements.flatMap((element, index) => prepareElement(element, index, elements, count));
    for (const part of all) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else if (part !== '') parts.push(part);
    }
    const [first = '', ...others] = parts;
    return typeof first === 'string' && others.length === 0 ? first : parts;
  }

  function prepareElement(
    element: MessageFormatElement,
    index: number,
    { length }: readonly MessageFormatElement[],
    count?: number,
  ): readonly MessagePart[] {
    if (element.type === TYPE.literal) {
      // Braces stand for the neighbors, which matter for spaces.
      const [before, after] = [index > 0 ? '}' : '', index < length - 1 ? '{' : ''];
      const literal = withNoBreakSpaces(before + element.value + after, locale);
      return [literal.slice(before.length, literal.length - after.length)];
    }
    if (element.type === TYPE.pound) return [count === undefined ? 0 : formatNumber(count, intl)];
    if (element.type === TYPE.tag) return [];
    const name = element.value;
    const isFact = name in facts;
    const fact = facts[name];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const { options } = element;
      if (isFact) {
        const chosen = prepare(options[chooseOption(options, fact, intl)]?.value ?? [], Number(fact));
        return typeof chosen === 'string' ? [chosen] : chosen;
      }
      const prepared = Object.entries(options).map(([option, { value }]) => [option, prepare(value)]);
      const type = element.type === TYPE.plural ? 'plural' : 'select';
      return [[name, type, Object.fromEntries(prepared)]];
    }
    if (!isFact) return [element.type === TYPE.number ? [name, 'number'] : [name]];
    if (element.type === TYPE.number) return [formatNumber(Number(fact), intl)];
    return [isClockTime(fact) ? formatClockTime(fact, language) : String(fact)];
  }

  return prepare(parseMessage(text));
}
