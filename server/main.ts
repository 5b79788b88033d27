import type { AddressInfo } from 'node:net';
import { park } from '../app/content/park.ts';
import { createApp } from './app.ts';
import { type Env, readEnv, SettingError } from './env.ts';
import { loadSite } from './site/table.ts';

/** Longest time that a stop waits for what is running, in milliseconds. */
const stopLimit = 10_000;

export interface RunningServer {
  /** `http://localhost:3000` */
  url: string;
  stop(): Promise<void>;
}

/** Serves the built site. Rejects with one clear sentence when the port is taken or the build is missing. */
export async function serve({ host, port }: Env, folder = 'dist'): Promise<RunningServer> {
  const app = createApp({ site: await loadSite(folder) });
  try {
    // Fastify binds every address of "localhost": a browser may try IPv6 first.
    await app.listen({ port, host: host ?? 'localhost' });
  } catch (error) {
    await app.close();
    throw new SettingError(explain(error as NodeJS.ErrnoException, port, host));
  }
  const { port: bound } = app.server.address() as AddressInfo;
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}`, stop: () => app.close() };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `HOST is "${host}", which is no address of this machine.`;
  return `The server could not listen on port ${port}: ${error.message}`;
}

/** Starts, says so, and stops in order when asked to. */
export async function main(): Promise<void> {
  try {
    const server = await serve(readEnv(process.env));
    console.log(`${park.name} is at ${server.url}`);
    console.log('Inquiries: simulated in the browser; nothing is sent.');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), stopLimit).unref();
        server.stop().then(() => process.exit(0));
      });
    }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
