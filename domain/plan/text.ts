/** Repairs links (`link.ts`) that messaging apps, mail programs or people have encoded, wrapped, decorated or truncated. */

export const planVersion = 'v1';

/** In their order in a link. */
const planKeys = [
  'day',
  'from',
  'until',
  'since',
  'who',
  'must',
  'at',
  'kept',
  'not',
  'party',
  'saw',
  'hours',
];

export interface PlanText {
  version: string;
  /** Foreign parameters, such as `utm_source`, are left out. The day is converted to ISO 8601. */
  parameters: ReadonlyMap<string, string>;
  isDamaged: boolean;
}

/** In characters. The text comes from a URL, which anybody can write. */
const maxLength = 2000;

const maxDecodingRounds = 8;

const toCharacter = (code: string, radix: number) => {
  const codePoint = Number.parseInt(code, radix);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
};

function decodePercent(sequence: string): string {
  try {
    return decodeURIComponent(sequence);
  } catch {
    return sequence.replace(/%(..)/g, (_, byte: string) => toCharacter(byte, 16));
  }
}

/** Decodes URLs, HTML, JSON, and fullwidth letters. */
const decodeOnce = (text: string) =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, decodePercent)
    .replace(/&amp;?/gi, '&')
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => toCharacter(code, 16))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => toCharacter(code, 10))
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => toCharacter(code, 16))
    .normalize('NFKC');

function decode(text: string): string {
  let previous = text;
  for (let round = 0; round < maxDecodingRounds; round += 1) {
    const next = decodeOnce(previous);
    if (next === previous) break;
    previous = next;
  }
  return previous;
}

/** White space, invisible characters, quotation marks and the marks of Markdown. */
const decoration = /[\s\p{C}\p{M}\p{Z}\p{Pi}\p{Pf}\\+"'`*>]/gu;

const removeDecoration = (text: string) =>
  text
    // Other characters in HTML, such as `&gt;`.
    .replace(/&[a-z]{2,8};/gi, '')
    .replace(decoration, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toLowerCase()
    // Quoted-printable (RFC 2045, 6.7).
    .replace(/=3d/g, '=');

const trimStart = (text: string) => text.replace(/^[^a-z\d]+/, '');
const trimEnd = (text: string) => text.replace(/[^a-z\d]+$/, '');

/** Returns null if it does not begin like a plan. Never throws. */
export function readPlanText(fragment: string): PlanText | null {
  const decodedText = decode(fragment.slice(0, maxLength * 3));
  const text = trimStart(removeDecoration(decodedText.slice(0, maxLength)));
  // What follows was appended to the link.
  const [planPart = ''] = text.split(/[?#]|:~:/, 1);
  const [head = '', ...tail] = planPart.split(/[&;]+/);
  const [, version = '', headRest = ''] = /^(v\d{0,3})?[^a-z\d]*(.*)$/.exec(head) ?? [];
  // The ampersand or the version is missing.
  const headHasParameter = planKeys.some(key => headRest.startsWith(`${key}=`));
  const isPlan = headHasParameter
    ? version !== '' || headRest.startsWith('day=')
    : version !== '' && !/^[a-z]/.test(headRest);
  if (!isPlan) return null;
  const parameters = new Map<string, string>();
  let isDamaged = decodedText.length > maxLength || version === '' || (headRest !== '' && !headHasParameter);
  let lastKey: string | undefined;
  for (const part of headHasParameter ? [headRest, ...tail] : tail) {
    const { key, value, isCut } = readParameter(trimStart(part));
    isDamaged ||= isCut;
    if (!key) continue;
    isDamaged ||= (parameters.get(key) ?? value) !== value;
    if (parameters.has(key)) continue;
    parameters.set(key, value);
    lastKey = key;
  }
  // Punctuation of the sentence that the link ends.
  if (lastKey) parameters.set(lastKey, trimEnd(parameters.get(lastKey) ?? ''));
  const day = parameters.get('day');
  if (day !== undefined) {
    const hyphenatedDay = day.replace(/[./]/g, '-').replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1');
    const [isoDay = hyphenatedDay] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(hyphenatedDay) ?? [];
    parameters.set('day', isoDay);
    isDamaged ||= isoDay !== hyphenatedDay;
  }
  return { version: version || planVersion, parameters, isDamaged };
}

/** Returns no key for a foreign parameter. */
function readParameter(part: string): { key?: string; value: string; isCut: boolean } {
  const equalsIndex = part.indexOf('=');
  const name = equalsIndex < 0 ? trimEnd(part) : part.slice(0, equalsIndex);
  const value = part.slice(name.length).replaceAll('=', '');
  if (equalsIndex > 0 && planKeys.includes(name)) return { key: name, value, isCut: false };
  // A soft line break left `=` within the name.
  const joined = part.replaceAll('=', '');
  const key = part.includes('=', equalsIndex + 1)
    ? planKeys.find(key => key.startsWith(name) && joined.startsWith(key))
    : undefined;
  if (key) return { key, value: joined.slice(key.length), isCut: false };
  const isCut = equalsIndex < 0 && name !== '' && planKeys.some(key => key.startsWith(name));
  return { value, isCut };
}

/** Returns the format of `writePlan`, or an empty string if it is not a plan. */
export function normalizePlanText(fragment: string): string {
  const text = readPlanText(fragment);
  return text ? [text.version, ...Array.from(text.parameters, pair => pair.join('='))].join('&') : '';
}
