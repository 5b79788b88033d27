import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, isIPv4 } from 'node:net';
import { park } from '../domain/park.ts';
import { parkDay } from '../domain/park-time.ts';
import { createApp } from './app.ts';
import type { InquiryService } from './inquiries/service.ts';
import type { InquirySettings } from './inquiries/settings.ts';
import { adoptBuiltOrigin } from './site/built-origin.ts';
import { loadDotEnv } from './site/dotenv.ts';
import {
  explainSettings,
  type InquiryMode,
  readSiteSettings,
  SettingError,
  type SiteSettings,
  sqliteFile,
  type Variables,
} from './site/settings.ts';
import { loadSite, type Site } from './site/site.ts';

/** Milliseconds until a shutdown closes open connections, and until it exits: Docker kills a process after ten seconds. */
const closeTimeout = 7_000;
const exitTimeout = 9_000;

export interface RunningServer {
  /** `http://localhost:3000` */
  url: string;
  /** Where inquiries go, in one line. */
  inquiries: string;
  stop(): Promise<void>;
}

/** Serves the built site, with live inquiries if there are settings for them. Rejects with a `SettingError` if it cannot. */
export async function serve(
  { host, port }: Pick<SiteSettings, 'host' | 'port'>,
  folder = 'dist',
  live?: InquirySettings,
): Promise<RunningServer> {
  const site = await builtSite(folder);
  checkMode(site, live ? 'live' : 'simulated', folder);
  if (live) checkClock(site, new Date());
  const service = live && (await openService(live, site));
  const app = createApp({
    site,
    trustedProxies: live?.trustedProxies ?? [],
    ...(service && { addInquiries: service.addTo }),
  });
  const isAny = host === '0.0.0.0' || host === '::';
  const name = host === undefined || isAny ? 'localhost' : host;
  try {
    // Fastify binds every address of "localhost": a browser may try IPv6 first.
    await app.listen({ port, host: host ?? 'localhost' });
    if (name.toLowerCase() === 'localhost' && port !== 0) await checkLoopback(app.addresses(), port);
  } catch (error) {
    await app.close();
    await service?.close();
    throw new SettingError(explain(error as NodeJS.ErrnoException, port));
  }
  service?.start();
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}`,
    inquiries: service?.summary ?? 'simulated in the browser; nothing is sent.',
    async stop() {
      const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
      // In parallel, so that a slow mail server does not delay visitors' responses.
      await Promise.all([app.close(), service?.halt()]);
      clearTimeout(timer);
      await service?.close();
    },
  };
}

/**
 * Another program may have taken the port on another address of "localhost", which Fastify ignores: visitors and proxies that use that
 * address would reach the other program.
 */
async function checkLoopback(bound: readonly (AddressInfo | string)[], port: number): Promise<void> {
  for (const { address } of await lookup('localhost', { all: true })) {
    if (bound.some(other => typeof other === 'object' && includes(other.address, address))) continue;
    const probe = createServer().listen(port, address);
    try {
      await once(probe, 'listening');
      probe.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    }
  }
}

/** Whether a server that listens on an address also gets what is sent to another. */
const includes = (listening: string, address: string) =>
  listening === address || listening === '::' || (listening === '0.0.0.0' && isIPv4(address));

/** Imported only when live: a simulated site loads no code that could accept an inquiry. */
const openService = async (settings: InquirySettings, site: Site): Promise<InquiryService> =>
  (await import('./inquiries/service.ts')).openService(settings, site);
const inquirySettings = async (): Promise<InquirySettings> =>
  (await import('./inquiries/settings.ts')).readInquirySettings(process.env);

function checkMode({ inquiryMode }: Site, wanted: InquiryMode, folder: string) {
  if (inquiryMode === wanted) return;
  throw new SettingError(
    `The site in "${folder}" was built for ${inquiryMode} inquiries, and INQUIRIES is "${wanted}". Build it again: INQUIRIES=${wanted} npm run build`,
  );
}

/** A database means that inquiries were live: a forgotten setting must not silently end that. */
function checkForgottenMode({ INQUIRIES, DATABASE_URL, DATA_DIR }: Variables) {
  if (INQUIRIES) return;
  const file = sqliteFile(DATA_DIR || undefined);
  if (!DATABASE_URL && !existsSync(file)) return;
  const found = DATABASE_URL ? 'DATABASE_URL is set' : `there is a database, ${file}`;
  throw new SettingError(
    `INQUIRIES is not set, and ${found}: set INQUIRIES=live to go on taking inquiries, or INQUIRIES=simulated to serve the site without them.`,
  );
}

/** If the clock were years behind, inquiries would later be purged too early. */
function checkClock({ builtOn }: Site, now: Date) {
  const today = parkDay(now);
  if (today >= builtOn) return;
  throw new SettingError(
    `The system clock is wrong: it says ${today}, but the site was built on ${builtOn}, and inquiries would be stored with a wrong date. Correct the clock and start again.`,
  );
}

async function builtSite(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SettingError(`There is no complete site in "${folder}". Build it first: npm run build`);
  }
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  return `The server could not listen on port ${port}: ${error.message}`;
}

/** Serves until a signal stops it. `prepare`, which may build the site, runs once the settings are validated. */
export async function main(prepare?: () => Promise<void>): Promise<void> {
  await explainSettings(async () => {
    loadDotEnv();
    // React would load its development version.
    process.env['NODE_ENV'] ||= 'production';
    if (!prepare) adoptBuiltOrigin(process.env, 'dist');
    const settings = readSiteSettings(process.env);
    checkForgottenMode(process.env);
    const live = settings.inquiryMode === 'live' ? await inquirySettings() : undefined;
    await prepare?.();
    const server = await serve(settings, 'dist', live);
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Not only once: npm repeats the signal of the terminal, and a second one must not cut the first short.
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        // Nothing is lost: acknowledged inquiries are on disk, and interrupted mails are sent again.
        setTimeout(() => process.exit(0), exitTimeout);
        server.stop().then(() => process.exit(0));
      });
    }
    // Printed after the handlers are installed: whoever reads this line may send a signal at once.
    console.log(`${park.name} is at ${server.url}`);
    console.log(`Inquiries: ${server.inquiries}`);
  });
}

if (import.meta.main) await main();
