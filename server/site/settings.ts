import { resolve } from 'node:path';
import * as v from 'valibot';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale } from '../../i18n/locales.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export const projectFolder = resolve(import.meta.dirname, '../..');

export const getSqliteFile = (dataFolder = 'data'): string =>
  resolve(projectFolder, dataFolder, 'inquiries.sqlite');

/** The message tells the owner what to do. */
export class SettingError extends Error {}

/** Empty variables count as unset. */
export function readVariables<const T extends v.ObjectEntries>(
  entries: T,
  variables: Variables,
): v.InferOutput<v.ObjectSchema<T, undefined>> {
  const variablesSet = Object.entries(variables).filter(([, value]) => value !== '');
  const result = v.safeParse(v.object(entries), Object.fromEntries(variablesSet), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SettingError(`${issue.path?.[0]?.key} ${issue.message}`);
}

/** Hides values that may contain a password. */
export const quoteValue = (value: unknown): string =>
  /:.*@/s.test(String(value)) ? 'a text that may hold a password' : `"${value}"`;

export const mustBe =
  (rule: string) =>
  ({ input }: { input: unknown }) =>
    `is ${quoteValue(input)}; it must be ${rule}.`;

export const createTextSetting = (
  isValid: (value: string) => boolean,
  message: string | ReturnType<typeof mustBe>,
) => v.pipe(v.string(), v.check(isValid, message));

export const createNumberSetting = (min: number, max: number, defaultValue: number) =>
  v.optional(
    v.pipe(
      createTextSetting(
        text => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
        mustBe(`a whole number from ${min} to ${max}`),
      ),
      v.transform(Number),
    ),
    String(defaultValue),
  );

/** The first choice is the default. */
export function oneOf<const T extends string>(defaultValue: T, ...otherValues: T[]) {
  const words = [defaultValue, ...otherValues];
  return v.optional(v.picklist(words, mustBe(words.map(word => `"${word}"`).join(' or '))), defaultValue);
}

export const siteOrigin = v.optional(
  createTextSetting(
    origin => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin,
    ({ input }) =>
      `is ${quoteValue(input)}; it must look like https://www.example.org, without a path or a slash at the end.`,
  ),
  park.origin,
);

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
  PORT: createNumberSetting(0, 65_535, 3000),
  HOST: v.optional(v.string()),
  SITE_ORIGIN: siteOrigin,
  INQUIRIES: oneOf('simulated', 'live'),
  OFFLINE: oneOf('on', 'off'),
  LANGUAGES: v.optional(languages),
};

/** Of the settings that `server/inquiries/settings.ts` reads. */
export const inquiryNames = [
  ...['DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'SMTP_TLS', 'OFFICE_LANGUAGE', 'MAIL_FROM', 'OFFICE_EMAIL'],
  ...['SITE_ORIGIN', 'DESK_SECRET', 'TRUSTED_PROXIES', 'LIMIT_PER_CLIENT', 'LIMIT_OVERALL', 'LOG'],
] as const;

/** `simulated`: the form thanks the visitor and sends nothing. `live`: inquiries are stored and mailed. */
export type InquiryMode = 'simulated' | 'live';

export type SiteSettings = ReturnType<typeof readSiteSettings>;

export function readSiteSettings(variables: Variables) {
  const values = readVariables(siteVariables, variables);
  return {
    /** Undefined means localhost, over IPv4 and IPv6. */
    host: values.HOST,
    port: values.PORT,
    origin: values.SITE_ORIGIN,
    inquiryMode: values.INQUIRIES,
    offline: values.OFFLINE === 'on',
    siteLocales: allLocales.filter(id => id === defaultLocale || (values.LANGUAGES?.includes(id) ?? true)),
  };
}

export async function runAndReportSettingErrors(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
