/** Error messages never repeat values that may contain a password. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { isEmail } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import {
  createNumberSetting,
  createTextSetting,
  getSqliteFile,
  type inquiryNames,
  mustBe,
  oneOf,
  quoteValue,
  readVariables,
  siteOrigin,
  type Variables,
} from '../site/settings.ts';
import { createUrlSetting, redactUrl } from '../site/url-setting.ts';

export type InquirySettings = ReturnType<typeof readInquirySettings>;

const address = v.optional(
  createTextSetting(isEmail, mustBe(`one e-mail address, such as ${park.email}`)),
  park.email,
);

/** Inquiries an hour. */
const createHourlyLimit = (defaultValue: number) => createNumberSetting(1, 999_999_999, defaultValue);

const list = v.pipe(
  v.string(),
  v.transform(entries =>
    entries
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
  ),
);

/** Rejects networks that contain all addresses. */
const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || (ipaddr.isValidCIDR(text) && !text.endsWith('/0'));

/** The driver silently ignores most others, and other values of `sslmode`. */
const hasKnownParameters = (url: string): boolean =>
  [...new URLSearchParams(URL.parse(url)?.search)].every(parameter =>
    /^(host|port|user|password|sslrootcert|sslcert|sslkey),.|^sslmode,(disable|require|verify-full|no-verify)$/.test(
      parameter.join(),
    ),
  );

const minSecretLength = 32;

export const inquiryVariables = {
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(
      createUrlSetting({
        example:
          'postgresql://user:password@host:5432/database?sslmode=verify-full (or be left out for SQLite)',
        protocols: ['postgresql:', 'postgres:'],
        allowsPath: true,
      }),
      v.check(
        hasKnownParameters,
        'has a parameter that the server does not know. It may have host, port, user, password, sslmode (disable, require, verify-full or no-verify), sslrootcert, sslcert and sslkey. schema and pgbouncer are of other programs: our tables are always in the schema isla_papagayo, and a pooler must use session mode.',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    createUrlSetting({
      example: 'smtp://user:password@host:587 or smtps://user:password@host:465',
      protocols: ['smtp:', 'smtps:'],
    }),
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
          isNetwork,
          ({ input }) =>
            `holds ${quoteValue(input)}; it must be addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.`,
        ),
      ),
    ),
    '',
  ),
  LIMIT_PER_CLIENT: createHourlyLimit(20),
  LIMIT_OVERALL: createHourlyLimit(1000),
  LOG: oneOf('requests', 'events'),
} satisfies Record<(typeof inquiryNames)[number], unknown>;

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
    /** Whether every request is logged, or only events such as errors and sent mails. */
    log: values.LOG,
  };
}

/** Names the store without credentials and parameters: `PostgreSQL, db.example.org/park`. */
export const getStoreName = (database: InquirySettings['database']): string =>
  database.kind === 'sqlite' ? `SQLite, ${database.file}` : `PostgreSQL, ${redactUrl(database.url)}`;
