import type { AddressInfo } from 'node:net';
import { park } from '../app/content/park.ts';
import { createApp } from './app.ts';
import { type Env, explainSettings, readEnv, SettingError } from './env.ts';
import { loadSite, type Site } from './site/table.ts';

/** Longest time that a stop waits for slow visitors, in milliseconds. Whoever stops us kills us after ten seconds. */
const patience = 8_000;

export interface RunningServer {
  /** `http://localhost:3000` */
  url: string;
  stop(): Promise<void>;
}

/** Serves the built site. Rejects with one clear sentence when the port is taken or the build is missing. */
export async function serve({ host, port }: Env, folder = 'dist'): Promise<RunningServer> {
  const app = createApp({ site: await builtSite(folder) });
  try {
    // Fastify binds every address of "localhost": a browser may try IPv6 first.
    await app.listen({ port, host: host ?? 'localhost' });
  } catch (error) {
    await app.close();
    throw new SettingError(explain(error as NodeJS.ErrnoException, port, host));
  }
  const { port: bound } = app.server.address() as AddressInfo;
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}`,
    async stop() {
      const timer = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close();
      clearTimeout(timer);
    },
  };
}

async function builtSite(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SettingError(`There is no whole site in "${folder}". Build it first: npm run build`);
  }
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `HOST is "${host}", which is no address of this machine.`;
  return `The server could not listen on port ${port}: ${error.message}`;
}

/** Serves until asked to stop. `prepare` runs once the settings are known to be right. */
export async function main(prepare: () => Promise<void> = async () => {}): Promise<void> {
  await explainSettings(async () => {
    const env = readEnv(process.env);
    await prepare();
    const server = await serve(env);
    console.log(`${park.name} is at ${server.url}`);
    console.log('Inquiries: simulated in the browser; nothing is sent.');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => server.stop().then(() => process.exit(0)));
    }
  });
}

if (import.meta.main) await main();
