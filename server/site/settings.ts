/** The settings of the site and its server, and how all settings are read. */
import { resolve } from 'node:path';
import * as v from 'valibot';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale } from '../../i18n/locales.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** `.env` and a relative `DATA_DIR` are looked up here, wherever a command is run. */
export const projectFolder = resolve(import.meta.dirname, '../..');

/** The SQLite database in a `DATA_DIR`. */
export const sqliteFile = (dataFolder = 'data'): string =>
  resolve(projectFolder, dataFolder, 'inquiries.sqlite');

/** A wrong setting, or something this machine does not allow. The message says what to do. */
export class SettingError extends Error {}

/** Parses the variables of a schema; empty ones count as unset. Throws a `SettingError` with the name of a wrong one. */
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

/** A message that repeats the wrong value, so not for values that may contain a password. */
export const mustBe =
  (rule: string) =>
  ({ input }: { input: unknown }) =>
    `is "${input}"; it must be ${rule}.`;

export const text = (isRight: (value: string) => boolean, message: string | ReturnType<typeof mustBe>) =>
  v.pipe(v.string(), v.check(isRight, message));

/** One of a few words, by default the first. */
export function oneOf<const T extends string>(first: T, ...others: T[]) {
  const words = [first, ...others];
  return v.optional(v.picklist(words, mustBe(words.map(word => `"${word}"`).join(' or '))), first);
}

/** Where the site is published. */
export const siteOrigin = v.optional(
  text(
    origin => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin,
    ({ input }) =>
      `is "${input}"; it must look like https://www.example.org, without a path or a slash at the end.`,
  ),
  park.origin,
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
  PREVIOUS_BUILD: v.optional(v.string()),
  INQUIRIES: oneOf('simulated', 'live'),
  OFFLINE: oneOf('on', 'off'),
  LANGUAGES: v.optional(v.string()),
};

/** What becomes of an inquiry: a wait in the browser (specification, section 7), or stored and mailed. */
export type InquiryMode = 'simulated' | 'live';

export type SiteSettings = ReturnType<typeof readSiteSettings>;

export function readSiteSettings(variables: Variables) {
  const set = readVariables(siteVariables, variables);
  return {
    /** Address to listen on; undefined is this machine alone, over IPv4 and IPv6. */
    host: set.HOST,
    port: set.PORT,
    origin: set.SITE_ORIGIN,
    /** Folder of the published build, if it is not the one that is built into. It need not exist. */
    previousBuild: set.PREVIOUS_BUILD,
    inquiryMode: set.INQUIRIES,
    /** Whether visited pages can be read offline; if not, browsers unregister the service worker. */
    offline: set.OFFLINE === 'on',
    /** The languages to build, the default one always among them. */
    siteLocales: allLocales.filter(
      id => id === defaultLocale || (set.LANGUAGES?.split(',').includes(id) ?? true),
    ),
  };
}

/** Runs a command. A `SettingError` prints one line and exits with 1; any other error keeps its stack. */
export async function explainSettings(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
