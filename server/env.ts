/** The settings of the server: the only reader of `process.env`, and it checks what it reads. */
export interface Env {
  /** Address to listen on; undefined is this machine alone, over IPv4 and IPv6. */
  host: string | undefined;
  port: number;
}

/** A setting is wrong. The message names it and says what would be right. */
export class SettingError extends Error {}

export function readEnv(variables: Record<string, string | undefined>): Env {
  const port = Number(variables['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingError(`PORT is "${variables['PORT']}"; it must be a whole number from 0 to 65535.`);
  }
  return { port, host: variables['HOST'] || undefined };
}
