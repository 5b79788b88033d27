/** The settings of the site and its server, and how all settings are read. */
import { resolve } from 'node:path';
import * as v from 'valibot';
import { park } from '../../domain/park.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** The folder that holds this project. The file `.env` and a relative `DATA_DIR` are found in it, from wherever a command is run. */
export const projectFolder = resolve(import.meta.dirname, '../..');

/** Where inquiries are kept in SQLite, for a value of `DATA_DIR`. Live or not, the server looks whether it is there. */
export const sqliteFile = (dataFolder = 'data'): string =>
  resolve(projectFolder, dataFolder, 'inquiries.sqlite');

/** A setting is wrong, or the machine does not allow what was asked. The message says what would be right. */
export class SettingError extends Error {}

/**
 * Reads the variables that a part of the server describes. A variable that is empty counts as not set. Throws a
 * `SettingError` where one is wrong: its name, and after it the message of the schema.
 */
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

/** A message for a wrong value. It repeats the value, so it is not for values that may hold a password. */
export const mustBe =
  (rule: string) =>
  ({ input }: { input: unknown }) =>
    `is "${input}"; it must be ${rule}.`;

/** A text that passes a test. */
export const text = (isRight: (value: string) => boolean, message: string | ReturnType<typeof mustBe>) =>
  v.pipe(v.string(), v.check(isRight, message));

/** A setting that is one of a few words; unset, it is the first. */
export function oneOf<const T extends string>(first: T, ...others: T[]) {
  const words = [first, ...others];
  return v.optional(v.picklist(words, mustBe(words.map(word => `"${word}"`).join(' or '))), first);
}

/** Where the site is published: `https://www.example.org`. */
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
};

/** What becomes of an inquiry: a wait in the browser (specification, section 7), or stored and mailed. */
export type InquiryMode = 'simulated' | 'live';

export interface SiteSettings {
  /** Address to listen on; undefined is this machine alone, over IPv4 and IPv6. */
  host: string | undefined;
  port: number;
  /** Where the site is published: `https://www.example.org` */
  origin: string;
  /** Folder of the build that is published now, if that is not the folder that is built into. May not exist. */
  previousBuild: string | undefined;
  inquiryMode: InquiryMode;
  /** Whether pages that were seen can be read without a network; else browsers forget the worker that did it. */
  offline: boolean;
}

export function readSiteSettings(variables: Variables): SiteSettings {
  const set = readVariables(siteVariables, variables);
  return {
    host: set.HOST,
    port: set.PORT,
    origin: set.SITE_ORIGIN,
    previousBuild: set.PREVIOUS_BUILD,
    inquiryMode: set.INQUIRIES,
    offline: set.OFFLINE === 'on',
  };
}

/** Runs a command. A `SettingError` ends it with its one line and exit code 1; any other error keeps its stack. */
export async function explainSettings(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
