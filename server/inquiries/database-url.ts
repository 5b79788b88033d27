/** Checks `DATABASE_URL`. No message repeats anything of it but the name of a parameter: the rest may contain the password. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

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

const example = 'postgresql://user:password@host:5432/database';

/** What is wrong with the URL, to be read after `DATABASE_URL`; undefined if nothing. The files that it names must be readable. */
export function databaseUrlFault(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !/^[a-z]+:\/\//.test(text))
    return `is not a PostgreSQL URL; expected ${example}, or be left out for SQLite. In user and password, % : / ? # [ ] @ are written as %25 %3A %2F %3F %23 %5B %5D %40.`;
  const { hostname, port, pathname, search, hash, searchParams } = url;
  // An "@" after the host, or a fragment, is the rest of a password that is not encoded.
  if (/@/.test(pathname + search) || hash || /%(?![\da-f]{2})/i.test(text) || !isDecodable(text))
    return 'has a character that must be percent-encoded. In user, password, database and parameters, % : / ? # @ are written as %25 %3A %2F %3F %23 %40.';
  for (const [name, value] of searchParams) {
    const fault = parameters[name];
    if (!fault && /^[\w.-]{1,40}$/.test(name))
      return `has the parameter "${name}", which is not known. Leave it out.`;
    if (!fault) return 'has a parameter that is not known. Leave it out.';
    const reason = value ? fault(value) : 'has no value: set it, or leave it out';
    if (reason) return `has a wrong parameter: ${name} ${reason}.`;
  }
  if (port && !isPort(port)) return 'has a wrong port; it must be a number from 1 to 65535.';
  const host = searchParams.get('host') ?? hostname;
  if (!host) return `has no host; expected ${example}.`;
  if (host.includes(',')) return 'has several hosts; name one.';
  return undefined;
}

/** Whether all of it can be percent-decoded to UTF-8. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
