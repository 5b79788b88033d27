/** Error messages never repeat values that may contain a password. */
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { isEmail } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import {
  createNumberSetting,
  createTextSetting,
  getSqliteFile,
  list,
  mustBe,
  oneOf,
  readVariables,
  siteOrigin,
  type Variables,
} from '../site/settings.ts';

export type InquirySettings = ReturnType<typeof readInquirySettings>;

const address = v.optional(
  createTextSetting(isEmail, mustBe(`one e-mail address, such as ${park.email}`)),
  park.email,
);

/** Inquiries an hour. */
const createHourlyLimit = (defaultValue: number) => createNumberSetting(1, 999_999_999, defaultValue);

/** An unencoded `/`, `?` or `#` in a password ends the host early, and leaves the `@` in what follows. */
const createUrlSetting = (protocols: readonly string[], example: string) =>
  createTextSetting(text => {
    const { protocol = '', pathname = '', search = '', hash = '' } = URL.parse(text) ?? {};
    return protocols.includes(protocol) && !`${pathname}${search}${hash}`.includes('@');
  }, `is no such URL; it must look like ${example}. Encode special characters in user name and password (.env.example).`);

/** Omits credentials and parameters: `db.example.org:5432/park`. */
export function redactUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname === '/' ? '' : pathname}`;
}

const minSecretLength = 32;

export const inquiryVariables = {
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(
    createUrlSetting(
      ['postgresql:', 'postgres:'],
      'postgresql://user:password@host:5432/database?sslmode=verify-full (or be left out for SQLite)',
    ),
  ),
  SMTP_URL: v.optional(
    createUrlSetting(['smtp:', 'smtps:'], 'smtp://user:password@host:587 or smtps://user:password@host:465'),
  ),
  SMTP_TLS: oneOf('required', 'opportunistic'),
  OFFICE_LANGUAGE: oneOf('en', 'es'),
  MAIL_FROM: address,
  OFFICE_EMAIL: address,
  SITE_ORIGIN: siteOrigin,
  DESK_SECRET: v.optional(
    createTextSetting(
      secret => secret.length >= minSecretLength,
      `is too easy to guess; it must be ${minSecretLength} characters or more, such as openssl rand -base64 32 prints.`,
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.array(
        createTextSetting(
          text => ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
          ({ input }) =>
            `holds "${input}"; it must be addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.`,
        ),
      ),
    ),
    '',
  ),
  LIMIT_PER_CLIENT: createHourlyLimit(20),
  LIMIT_OVERALL: createHourlyLimit(1000),
};

export function readInquirySettings(variables: Variables) {
  const values = readVariables(inquiryVariables, variables);
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = values;
  return {
    /** The path of an SQLite file is absolute. */
    database:
      databaseUrl === undefined
        ? { kind: 'sqlite' as const, file: getSqliteFile(values.DATA_DIR) }
        : { kind: 'postgresql' as const, url: databaseUrl },
    /** Null without a mail server: mails stay in the outbox. */
    smtp: smtpUrl === undefined ? null : { url: smtpUrl, requireTls: values.SMTP_TLS === 'required' },
    /** The language of the office's mails and pages. */
    officeLocale: values.OFFICE_LANGUAGE,
    mailFrom: values.MAIL_FROM,
    officeEmail: values.OFFICE_EMAIL,
    /** `https://www.example.org` */
    siteOrigin: values.SITE_ORIGIN,
    /** Signs links to the desk. If it is undefined, the store keeps one. */
    deskSecret: values.DESK_SECRET,
    /** Addresses and networks (CIDR) whose `X-Forwarded-For` is trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** How many inquiries are accepted per hour. */
    limits: { perClient: values.LIMIT_PER_CLIENT, overall: values.LIMIT_OVERALL },
  };
}

/** Names the store without credentials and parameters: `PostgreSQL, db.example.org/park`. */
export const getStoreName = (database: InquirySettings['database']): string =>
  database.kind === 'sqlite' ? `SQLite, ${database.file}` : `PostgreSQL, ${redactUrl(database.url)}`;
