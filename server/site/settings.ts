/** The settings of the site and its server, checked as they are read. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { inquirySchema } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface Env {
  /** Address to listen on; undefined is this machine alone, over IPv4 and IPv6. */
  host: string | undefined;
  port: number;
}

/** What becomes of an inquiry: a wait in the browser (specification, section 7), or stored and mailed. */
export type Delivery = 'simulated' | 'live';

export interface LiveSettings {
  database: { kind: 'sqlite'; file: string } | { kind: 'postgresql'; url: string };
  /** Null where no mail can be sent: mails wait in the outbox. */
  smtp: { url: string; requireTls: boolean } | null;
  mailFrom: string;
  officeEmail: string;
  /** `https://www.example.org` */
  siteOrigin: string;
  /** Addresses and networks (CIDR) whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Inquiries an hour. */
  limits: { perClient: number; overall: number };
}

/** A setting is wrong, or the machine does not allow what was asked. The message says what would be right. */
export class SettingError extends Error {}

export function readEnv(variables: Variables): Env {
  const port = variables['PORT'] || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new SettingError(`PORT is "${port}"; it must be a whole number from 0 to 65535.`);
  }
  return { port: Number(port), host: variables['HOST'] || undefined };
}

/** `SITE_ORIGIN`, where the site is published: `https://www.example.org`. Undefined when it is not set. */
export function readSiteOrigin(variables: Variables): string | undefined {
  const origin = variables['SITE_ORIGIN'];
  if (!origin) return undefined;
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin) {
    throw new SettingError(
      `SITE_ORIGIN is "${origin}"; it must look like https://www.example.org, without a path or a slash at the end.`,
    );
  }
  return origin;
}

/** `PREVIOUS_BUILD`, the folder of the build that is published now, where it is not the one that is built into. */
export function readPreviousBuild(variables: Variables): string | undefined {
  const folder = variables['PREVIOUS_BUILD'];
  if (!folder) return undefined;
  if (!existsSync(join(folder, 'site.json'))) {
    throw new SettingError(
      `PREVIOUS_BUILD is "${folder}", and no built site is there; it must be the folder "dist" of the build before, with site.json in it.`,
    );
  }
  return folder;
}

/** `INQUIRIES`, read by the build and by the start. */
export function readDelivery(variables: Variables): Delivery {
  return oneOf(variables, 'INQUIRIES', ['simulated', 'live']);
}

/** `LOG`: whether every request gets a line, or only what happens to mails and errors. Live inquiries only. */
export function readLog(variables: Variables): 'requests' | 'events' {
  return oneOf(variables, 'LOG', ['requests', 'events']);
}

/** Everything that live inquiries need. URLs with passwords are never repeated in a message. */
export function readLiveSettings(variables: Variables): LiveSettings {
  return {
    database: readDatabase(variables),
    smtp: readSmtp(variables),
    mailFrom: readAddress(variables, 'MAIL_FROM'),
    officeEmail: readAddress(variables, 'OFFICE_EMAIL'),
    siteOrigin: readSiteOrigin(variables) ?? park.origin,
    trustedProxies: readProxies(variables),
    limits: {
      perClient: readCount(variables, 'LIMIT_PER_CLIENT', 20),
      overall: readCount(variables, 'LIMIT_OVERALL', 1000),
    },
  };
}

function readDatabase(variables: Variables): LiveSettings['database'] {
  const url = variables['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', file: join(variables['DATA_DIR'] || 'data', 'inquiries.sqlite') };
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new SettingError(
      'DATABASE_URL is no URL of a PostgreSQL database; it must look like postgresql://user:password@host:5432/database, or be left out for SQLite.',
    );
  }
  return { kind: 'postgresql', url };
}

function readSmtp(variables: Variables): LiveSettings['smtp'] {
  const requireTls = oneOf(variables, 'SMTP_TLS', ['required', 'opportunistic']) === 'required';
  const url = variables['SMTP_URL'];
  if (!url) return null;
  if (!/^smtps?:\/\/\S/.test(url) || !URL.parse(url)?.hostname || !isDecodable(url)) {
    throw new SettingError(
      'SMTP_URL is no URL of a mail server; it must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  return { url, requireTls };
}

/** Whether user name and password can be read: a percent sign in them is written %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** One address, by the rule that visitors' addresses are held to. */
function readAddress(variables: Variables, name: 'MAIL_FROM' | 'OFFICE_EMAIL'): string {
  const address = variables[name] || park.email;
  const { email } = inquirySchema('1970-01-01').entries;
  if (!v.is(email, address) || address !== address.trim()) {
    throw new SettingError(`${name} is "${address}"; it must be one e-mail address, such as ${park.email}.`);
  }
  return address;
}

function readProxies(variables: Variables): string[] {
  const entries = (variables['TRUSTED_PROXIES'] ?? '').split(',').map(entry => entry.trim());
  const proxies = entries.filter(entry => entry !== '');
  const wrong = proxies.find(proxy => !isNetwork(proxy));
  if (wrong !== undefined) {
    throw new SettingError(
      `TRUSTED_PROXIES holds "${wrong}"; it must be addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.`,
    );
  }
  return proxies;
}

/** An IP address, or a network in CIDR notation (RFC 4632, RFC 4291). */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function readCount(variables: Variables, name: string, usual: number): number {
  const count = variables[name] || String(usual);
  if (!/^[1-9]\d{0,8}$/.test(count)) {
    throw new SettingError(`${name} is "${count}"; it must be a whole number, 1 or more: inquiries an hour.`);
  }
  return Number(count);
}

/** A setting with a few possible values; the first is the usual one. */
function oneOf<const T extends string>(variables: Variables, name: string, values: readonly [T, ...T[]]): T {
  const value = variables[name] || values[0];
  const known = values.find(candidate => candidate === value);
  if (known === undefined)
    throw new SettingError(
      `${name} is "${value}"; it must be ${values.map(each => `"${each}"`).join(' or ')}.`,
    );
  return known;
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
