/** The text of a plan's link (`link.ts`) as it arrives: encoded, wrapped, decorated or cut by messengers, mail programs and people. */

export const planVersion = 'v1';

/** In the order in which they are written. */
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
  /**
   * The plan's own parameters; others, such as `utm_source` and `fbclid`, are left out. A day typed by hand, such as `2026/12/24` or
   * `24.12.2026`, is in ISO 8601.
   */
  parameters: ReadonlyMap<string, string>;
  /** Whether a part is missing or doubtful. */
  isDamaged: boolean;
}

/** Limit on untrusted input, in characters. */
const maxLength = 2000;

/** Encodings within encodings; each round undoes one. */
const maxRounds = 8;

const characterOf = (code: string, radix: number) => {
  const number = Number.parseInt(code, radix);
  return number <= 0x10ffff ? String.fromCodePoint(number) : '';
};

function percentDecoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replace(/%(..)/g, (_, byte: string) => characterOf(byte, 16));
  }
}

/** Undoes one round of percent-encoding, HTML, JSON, and compatible characters such as fullwidth letters. */
const decodedOnce = (text: string) =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, percentDecoded)
    .replace(/&amp;?/gi, '&')
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => characterOf(code, 16))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => characterOf(code, 10))
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => characterOf(code, 16))
    .normalize('NFKC');

function decoded(text: string): string {
  let before = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const after = decodedOnce(before);
    if (after === before) break;
    before = after;
  }
  return before;
}

/** White space, invisible characters, quotation marks, Markdown, and the marks of quoted mails: no plan contains them. */
const decoration = /[\s\p{C}\p{M}\p{Z}\p{Pi}\p{Pf}\\+"'`*>]/gu;

const startsWithout = (text: string) => text.replace(/^[^a-z\d]+/, '');
const endsWithout = (text: string) => text.replace(/[^a-z\d]+$/, '');

/** Reads a fragment, with or without `#`. Null if it does not begin like a plan. Never throws. */
export function readPlanText(fragment: string): PlanText | null {
  const whole = decoded(fragment.slice(0, maxLength * 3));
  const text = startsWithout(
    whole
      .slice(0, maxLength)
      // Other signs in HTML, such as `&gt;`.
      .replace(/&[a-z]{2,8};/gi, '')
      .replace(decoration, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .toLowerCase()
      // Quoted-printable (RFC 2045, 6.7), of which a soft line break leaves the sign alone.
      .replace(/=3d/g, '='),
  );
  // A question mark or another number sign begins what somebody has added.
  const [own = ''] = text.split(/[?#]|:~:/, 1);
  const [start = '', ...rest] = own.split(/[&;]+/);
  const [, head = '', stuck = ''] = /^(v\d{0,3})?[^a-z\d]*(.*)$/.exec(start) ?? [];
  // Without an ampersand after the version, or without a version.
  const isStuck = planKeys.some(key => stuck.startsWith(`${key}=`));
  if (isStuck ? !head && !stuck.startsWith('day=') : !head || /^[a-z]/.test(stuck)) return null;
  const parameters = new Map<string, string>();
  let isDamaged = whole.length > maxLength || !head || (stuck !== '' && !isStuck);
  let last: string | undefined;
  for (const part of isStuck ? [stuck, ...rest] : rest) {
    const { key, value, isCut } = readParameter(startsWithout(part));
    isDamaged ||= isCut;
    if (!key) continue;
    isDamaged ||= (parameters.get(key) ?? value) !== value;
    if (parameters.has(key)) continue;
    parameters.set(key, value);
    last = key;
  }
  // What follows a link in a sentence.
  if (last) parameters.set(last, endsWithout(parameters.get(last) ?? ''));
  const day = parameters.get('day');
  if (day !== undefined) {
    const isoText = day.replace(/[./]/g, '-').replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1');
    const [isoDay = isoText] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(isoText) ?? [];
    parameters.set('day', isoDay);
    // Words are stuck to it.
    isDamaged ||= isoDay !== isoText;
  }
  return { version: head || planVersion, parameters, isDamaged };
}

/** Without a key if it is not the plan's. */
function readParameter(part: string): { key?: string; value: string; isCut: boolean } {
  const sign = part.indexOf('=');
  const name = sign < 0 ? endsWithout(part) : part.slice(0, sign);
  const value = part.slice(name.length).replaceAll('=', '');
  if (sign > 0 && planKeys.includes(name)) return { key: name, value, isCut: false };
  // Within the name, after a soft line break.
  const whole = part.replaceAll('=', '');
  const key = part.includes('=', sign + 1)
    ? planKeys.find(each => each.startsWith(name) && whole.startsWith(each))
    : undefined;
  if (key) return { key, value: whole.slice(key.length), isCut: false };
  return { value, isCut: sign < 0 && name !== '' && planKeys.some(each => each.startsWith(name)) };
}

/** The plan of a fragment as `link.ts` writes it; empty if there is none. */
export function planText(fragment: string): string {
  const text = readPlanText(fragment);
  return text ? [text.version, ...Array.from(text.parameters, pair => pair.join('='))].join('&') : '';
}
