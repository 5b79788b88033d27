/** Error messages never repeat values that may contain a password. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { isEmail } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import {
  createTextSetting,
  mustBe,
  oneOf,
  quoteValue,
  readVariables,
  siteOrigin,
  sqliteFile,
  type Variables,
} from '../site/settings.ts';
import { createUrlSetting, redactUrl } from '../site/url-setting.ts';

export type InquirySettings = ReturnType<typeof readInquirySettings>;

const address = v.optional(
  createTextSetting(isEmail, mustBe(`one e-mail address, such as ${park.email}`)),
  park.email,
);

const hourlyLimit = (byDefault: number) =>
  v.optional(
    v.pipe(
      createTextSetting(
        count => /^[1-9]\d{0,8}$/.test(count),
        mustBe('a whole number, 1 or more: inquiries an hour'),
      ),
      v.transform(Number),
    ),
    String(byDefault),
  );

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

const minSecretLength = 32;

/** The driver's parameters, and others that hosting providers add. `sslmode` is checked, because the driver ignores unknown values. */
const databaseParameters = {
  sslmode: /^(disable|prefer|require|verify-ca|verify-full|no-verify)$/,
  ...Object.fromEntries(
    `host port user password ssl sslcert sslkey sslrootcert sslnegotiation uselibpqcompat application_name
    fallback_application_name options connect_timeout client_encoding gssencmode channel_binding target_session_attrs`
      .split(/\s+/)
      .map(name => [name, /./]),
  ),
};

export const inquiryVariables = {
  DATA_DIR: v.optional(
    v.pipe(
      createTextSetting(
        folder => !folder.includes('\0') && !folder.includes('://'),
        'must be a folder; it holds a NUL character, or a URL (which belongs in DATABASE_URL).',
      ),
      // Docker's --env-file and systemd do not expand or unquote values as a shell would.
      v.check(
        folder => !/^[\s"'`~$]|["'`\s]$/.test(folder),
        mustBe('a folder as it is: without quotation marks or spaces around it, ~ or $'),
      ),
    ),
    'data',
  ),
  DATABASE_URL: v.optional(
    createUrlSetting({
      example:
        'postgresql://user:password@host:5432/database?sslmode=verify-full (or be left out for SQLite)',
      protocols: ['postgresql:', 'postgres:'],
      path: true,
      parameters: databaseParameters,
    }),
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
    v.pipe(
      list,
      v.array(
        createTextSetting(
          secret => secret.length >= minSecretLength,
          `is too easy to guess; it must be ${minSecretLength} characters or more, such as openssl rand -base64 32 prints, or several of that kind with commas between them.`,
        ),
      ),
    ),
    '',
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
  LIMIT_PER_CLIENT: hourlyLimit(20),
  LIMIT_OVERALL: hourlyLimit(1000),
  LOG: oneOf('requests', 'events'),
};

export function readInquirySettings(variables: Variables) {
  const values = readVariables(inquiryVariables, variables);
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = values;
  return {
    /** The path of an SQLite file is absolute. */
    database:
      databaseUrl === undefined
        ? { kind: 'sqlite' as const, file: sqliteFile(values.DATA_DIR) }
        : { kind: 'postgresql' as const, url: databaseUrl },
    /** Null without a mail server: mails stay in the outbox. */
    smtp: smtpUrl === undefined ? null : { url: smtpUrl, requireTls: values.SMTP_TLS === 'required' },
    /** The language of the office's mails and pages. */
    officeLocale: values.OFFICE_LANGUAGE,
    mailFrom: values.MAIL_FROM,
    officeEmail: values.OFFICE_EMAIL,
    /** `https://www.example.org` */
    siteOrigin: values.SITE_ORIGIN,
    /** The first secret signs links to the desk, and links signed with any of them are accepted. If there is none, the store keeps one. */
    deskSecrets: values.DESK_SECRET as readonly string[],
    /** Addresses and networks (CIDR) whose `X-Forwarded-For` is trusted. */
    trustedProxies: values.TRUSTED_PROXIES as readonly string[],
    /** How many inquiries are accepted per hour. */
    limits: { perClient: values.LIMIT_PER_CLIENT, overall: values.LIMIT_OVERALL },
    /** Whether every request is logged, or only events such as errors and sent mails. */
    log: values.LOG,
  };
}

/** Names the store without credentials and parameters: `PostgreSQL, db.example.org/park`. */
export const storeName = (database: InquirySettings['database']): string =>
  database.kind === 'sqlite' ? `SQLite, ${database.file}` : `PostgreSQL, ${redactUrl(database.url)}`;
