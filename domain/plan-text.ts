/** The text of a plan's link (`plan-link.ts`) as it arrives: encoded, wrapped, decorated or cut by messengers, mail programs and people. */

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

interface PlanText {
  version: string;
  /** The plan's own parameters; others, such as `utm_source` and `fbclid`, are left out. */
  parameters: ReadonlyMap<string, string>;
  /** Whether a part is missing or doubtful. */
  isDamaged: boolean;
}

/** Limit on untrusted input, in characters. */
const maxLength = 2000;

/** Encodings within encodings; each round undoes one. */
const maxRounds = 8;

function percentDecoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return '';
  }
}

/** Undoes percent-encoding, and HTML where a plan needs it. */
function decoded(text: string, rounds = maxRounds): string {
  const after = text.replace(/(?:%[\da-f]{2})+/gi, percentDecoded).replace(/&amp;|&#38;/gi, '&');
  return after === text || rounds === 1 ? after : decoded(after, rounds - 1);
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
      .toLowerCase(),
  );
  // A question mark or another number sign begins what somebody has added.
  const [own = ''] = text.split(/[?#]|:~:/, 1);
  const [, version, rest = ''] = /^(v\d{1,3})(.*)$/.exec(own) ?? [];
  if (!version) return null;
  const parameters = new Map<string, string>();
  let isDamaged = whole.length > maxLength;
  let last: string | undefined;
  for (const part of rest.split(/[&;]+/)) {
    const [name = '', ...values] = startsWithout(part).split('=');
    const value = values.join('');
    if (values.length > 0 && planKeys.includes(name)) {
      isDamaged ||= (parameters.get(name) ?? value) !== value;
      if (!parameters.has(name)) parameters.set(name, value);
      last = name;
    }
    // Cut within the name.
    isDamaged ||=
      values.length === 0 && name !== '' && planKeys.some(key => key.startsWith(endsWithout(name)));
  }
  // What follows a link in a sentence.
  if (last) parameters.set(last, endsWithout(parameters.get(last) ?? ''));
  const day = parameters.get('day');
  const [isoDay] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(day ?? '') ?? [];
  if (isoDay && isoDay !== day) {
    // Words are stuck to it.
    parameters.set('day', isoDay);
    isDamaged = true;
  }
  return { version, parameters, isDamaged };
}

/** The plan of a fragment as `plan-link.ts` writes it; empty if there is none. */
export function planText(fragment: string): string {
  const text = readPlanText(fragment);
  return text ? [text.version, ...Array.from(text.parameters, pair => pair.join('='))].join('&') : '';
}
