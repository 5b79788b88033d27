/** The settings of the site and its server, checked as they are read. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface Env {
  /** Address to listen on; undefined is this machine alone, over IPv4 and IPv6. */
  host: string | undefined;
  port: number;
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
