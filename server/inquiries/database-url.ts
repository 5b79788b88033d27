/** Checks `DATABASE_URL`. No message repeats anything of it but the name of a parameter: the rest may contain the password. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type UrlRules, urlFault } from '../site/url-setting.ts';

const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value) ? undefined : `must be ${values.join(', ')}`;

const file = (parse: (content: Buffer) => unknown) => (name: string) => {
  try {
    parse(readFileSync(name));
    return undefined;
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    return `must be a readable PEM file${syscall ? `, and it gave ${code}` : ''}`;
  }
};

const certificate = file(content => new X509Certificate(content));

const any = () => undefined;

const isPort = (port: string) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65535;

/** The parameters and what is wrong with a value. The driver ignores those of the last line, which providers put into URLs. */
const parameters: Record<string, (value: string) => string | undefined> = {
  host: any,
  port: port => (isPort(port) ? undefined : 'must be a number from 1 to 65535'),
  user: any,
  password: any,
  sslmode: oneOf('disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'),
  ssl: oneOf('true', '1', '0', 'no-verify'),
  sslcert: certificate,
  sslkey: file(createPrivateKey),
  sslrootcert: certificate,
  sslnegotiation: oneOf('postgres', 'direct'),
  uselibpqcompat: oneOf('true', 'false'),
  application_name: any,
  fallback_application_name: any,
  options: any,
  ...{
    connect_timeout: any,
    client_encoding: any,
    gssencmode: any,
    channel_binding: any,
    target_session_attrs: any,
  },
};

const rules: UrlRules = {
  example: 'postgresql://user:password@host:5432/database (or be left out for SQLite)',
  protocols: ['postgresql:', 'postgres:'],
  hostless: true,
  path: true,
  parameters: Object.keys(parameters),
};

/** What is wrong with the URL, to be read after `DATABASE_URL`; undefined if nothing. The files that it names must be readable. */
export function databaseUrlFault(text: string): string | undefined {
  const fault = urlFault(text, rules);
  if (fault) return fault;
  const { hostname, port, searchParams } = new URL(text);
  for (const [name, value] of searchParams) {
    const reason = value ? parameters[name]?.(value) : 'has no value: set it, or leave it out';
    if (reason) return `has a wrong parameter: ${name} ${reason}.`;
  }
  if (port && !isPort(port)) return 'has a wrong port; it must be a number from 1 to 65535.';
  const host = searchParams.get('host') ?? hostname;
  if (!host) return `has no host; it must look like ${rules.example}.`;
  if (host.includes(',')) return 'has several hosts; name one.';
  return undefined;
}
