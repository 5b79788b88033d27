/** The settings of the site and its server, and the parsing that all settings share. */
import { resolve } from 'node:path';
import * as v from 'valibot';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale } from '../../i18n/locales.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** `.env` and a relative `DATA_DIR` are resolved against this folder, whatever the working directory. */
export const projectFolder = resolve(import.meta.dirname, '../..');

/** The SQLite database in a `DATA_DIR`. */
export const sqliteFile = (dataFolder = 'data'): string =>
  resolve(projectFolder, dataFolder, 'inquiries.sqlite');

/** A wrong setting, or something this machine does not permit. The message says what to do. */
export class SettingError extends Error {}

/** Parses variables by a schema; empty ones count as unset. Throws a `SettingError` that names the wrong one. */
export function readVariables<const T extends v.ObjectEntries>(
  described: T,
  variables: Variables,
): v.InferOutput<v.ObjectSchema<T, undefined>> {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const result = v.safeParse(v.object(described), Object.fromEntries(set), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SettingError(`${issue.path?.[0]?.key} ${issue.message}`);
}

/** A wrong value in a message. A URL with credentials, meant for another variable, is not repeated. */
export const quoted = (value: unknown): string =>
  /:.*@/s.test(String(value)) ? 'a text that may hold a password' : `"${value}"`;

/** A message that repeats the wrong value. */
export const mustBe =
  (rule: string) =>
  ({ input }: { input: unknown }) =>
    `is ${quoted(input)}; it must be ${rule}.`;

export const text = (isValid: (value: string) => boolean, message: string | ReturnType<typeof mustBe>) =>
  v.pipe(v.string(), v.check(isValid, message));

/** One of several words; the first is the default. */
export function oneOf<const T extends string>(first: T, ...others: T[]) {
  const words = [first, ...others];
  return v.optional(v.picklist(words, mustBe(words.map(word => `"${word}"`).join(' or '))), first);
}

/** Where the site is published. */
export const siteOrigin = v.optional(
  text(
    origin => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin,
    ({ input }) =>
      `is ${quoted(input)}; it must look like https://www.example.org, without a path or a slash at the end.`,
  ),
  park.origin,
);

/** Ids of languages, separated by commas. */
const languages = v.pipe(
  v.string(),
  v.transform(ids =>
    ids
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
  v.minLength(1, `names none; it must be languages with commas between them: ${allLocales.join(', ')}.`),
  v.array(
    v.picklist(
      allLocales,
      ({ input }) =>
        `holds "${input}"; it must be languages with commas between them: ${allLocales.join(', ')}.`,
    ),
  ),
);

export const siteVariables = {
  PORT: v.optional(
    v.pipe(
      text(port => /^\d{1,5}$/.test(port) && Number(port) <= 65535, mustBe('a whole number from 0 to 65535')),
      v.transform(Number),
    ),
    '3000',
  ),
  HOST: v.optional(v.string()),
  SITE_ORIGIN: siteOrigin,
  INQUIRIES: oneOf('simulated', 'live'),
  OFFLINE: oneOf('on', 'off'),
  LANGUAGES: v.optional(languages),
};

/** Whether the browser only simulates sending (specification, section 7), or inquiries are stored and mailed. */
export type InquiryMode = 'simulated' | 'live';

export type SiteSettings = ReturnType<typeof readSiteSettings>;

export function readSiteSettings(variables: Variables) {
  const set = readVariables(siteVariables, variables);
  return {
    /** Address to listen on; undefined means localhost, over IPv4 and IPv6. */
    host: set.HOST,
    port: set.PORT,
    origin: set.SITE_ORIGIN,
    inquiryMode: set.INQUIRIES,
    /** Whether visited pages work offline; if not, browsers unregister the service worker. */
    offline: set.OFFLINE === 'on',
    /** The languages to build, the default one always among them. */
    siteLocales: allLocales.filter(id => id === defaultLocale || (set.LANGUAGES?.includes(id) ?? true)),
  };
}

/** Runs a command. A `SettingError` is printed as one line, with exit code 1; other errors keep their stack. */
export async function explainSettings(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
