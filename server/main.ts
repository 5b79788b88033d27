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

/** Docker kills a process ten seconds after SIGTERM. */
const closeTimeoutMs = 7_000;
const exitTimeoutMs = 9_000;

export interface RunningServer {
  url: string;
  inquiries: string;
  stop(): Promise<void>;
}

/** Rejects with a `SettingError` if the site cannot be served. */
export async function serve(
  { host, port }: Pick<SiteSettings, 'host' | 'port'>,
  folder = 'dist',
  live?: InquirySettings,
): Promise<RunningServer> {
  const site = await loadBuiltSite(folder);
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
    await app.listen({ port, host: host ?? 'localhost' });
    if (name.toLowerCase() === 'localhost' && port !== 0) await checkLoopback(app.addresses(), port);
  } catch (error) {
    await app.close();
    await service?.close();
    throw new SettingError(explainListenError(error as NodeJS.ErrnoException, port));
  }
  service?.start();
  const { port: boundPort } = app.server.address() as AddressInfo;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`,
    inquiries: service?.summary ?? 'simulated in the browser; nothing is sent.',
    async stop() {
      const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
      await Promise.all([app.close(), service?.halt()]);
      clearTimeout(timer);
      await service?.close();
    },
  };
}

/**
 * Fastify ignores that another program may have the port on one of localhost's addresses. Visitors using that address would reach the
 * other program.
 */
async function checkLoopback(boundAddresses: readonly (AddressInfo | string)[], port: number): Promise<void> {
  for (const { address } of await lookup('localhost', { all: true })) {
    if (
      boundAddresses.some(
        boundAddress => typeof boundAddress === 'object' && coversAddress(boundAddress.address, address),
      )
    )
      continue;
    const probe = createServer().listen(port, address);
    try {
      await once(probe, 'listening');
      probe.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    }
  }
}

const coversAddress = (listening: string, address: string) =>
  listening === address || listening === '::' || (listening === '0.0.0.0' && isIPv4(address));

/** A simulated site loads no code that accepts inquiries. */
const openService = async (settings: InquirySettings, site: Site): Promise<InquiryService> =>
  (await import('./inquiries/service.ts')).openService(settings, site);
const loadInquirySettings = async (): Promise<InquirySettings> =>
  (await import('./inquiries/settings.ts')).readInquirySettings(process.env);

function checkMode({ inquiryMode }: Site, requestedMode: InquiryMode, folder: string) {
  if (inquiryMode === requestedMode) return;
  throw new SettingError(
    `The site in "${folder}" was built for ${inquiryMode} inquiries, and INQUIRIES is "${requestedMode}". Build it again: INQUIRIES=${requestedMode} npm run build`,
  );
}

/** An existing database means that INQUIRIES was probably forgotten. */
function checkForgottenMode({ INQUIRIES, DATABASE_URL, DATA_DIR }: Variables) {
  if (INQUIRIES) return;
  const file = sqliteFile(DATA_DIR || undefined);
  if (!DATABASE_URL && !existsSync(file)) return;
  const evidence = DATABASE_URL ? 'DATABASE_URL is set' : `there is a database, ${file}`;
  throw new SettingError(
    `INQUIRIES is not set, and ${evidence}: set INQUIRIES=live to go on taking inquiries, or INQUIRIES=simulated to serve the site without them.`,
  );
}

/** With a clock years behind, inquiries would later be purged too early. */
function checkClock({ builtOn }: Site, now: Date) {
  const today = parkDay(now);
  if (today >= builtOn) return;
  throw new SettingError(
    `The system clock is wrong: it says ${today}, but the site was built on ${builtOn}, and inquiries would be stored with a wrong date. Correct the clock and start again.`,
  );
}

async function loadBuiltSite(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SettingError(`There is no complete site in "${folder}". Build it first: npm run build`);
  }
}

function explainListenError(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  return `The server could not listen on port ${port}: ${error.message}`;
}

/** `prepare` runs after the settings are validated. */
export async function main(prepare?: () => Promise<void>): Promise<void> {
  await explainSettings(async () => {
    loadDotEnv();
    // Otherwise React loads its development build.
    process.env['NODE_ENV'] ||= 'production';
    if (!prepare) adoptBuiltOrigin(process.env, 'dist');
    const settings = readSiteSettings(process.env);
    checkForgottenMode(process.env);
    const live = settings.inquiryMode === 'live' ? await loadInquirySettings() : undefined;
    await prepare?.();
    const server = await serve(settings, 'dist', live);
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Not `once`: npm repeats the signal, and the second must not kill the process.
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        // Safe: accepted inquiries are on disk, and interrupted mails are sent again.
        setTimeout(() => process.exit(0), exitTimeoutMs);
        server.stop().then(() => process.exit(0));
      });
    }
    // Printed last: whoever reads this line may send a signal at once.
    console.log(`${park.name} is at ${server.url}`);
    console.log(`Inquiries: ${server.inquiries}`);
  });
}

if (import.meta.main) await main();
