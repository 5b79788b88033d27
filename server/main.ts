import { existsSync } from 'node:fs';
import { park } from '../domain/park.ts';
import { createApp } from './app.ts';
import type { InquirySettings } from './inquiries/settings.ts';
import { boundPortOf } from './site/bound-port.ts';
import { adoptBuiltOrigin } from './site/built-origin.ts';
import { loadDotEnv } from './site/dotenv.ts';
import { codeOf, messageOf } from './site/errors.ts';
import { loadSite, type Site } from './site/load-site.ts';
import {
  getSqliteFile,
  type InquiryMode,
  readSiteSettings,
  runAndReportSettingErrors,
  SettingError,
  type SiteSettings,
  type Variables,
} from './site/settings.ts';

/** Docker kills a process ten seconds after SIGTERM. */
const exitTimeoutMs = 9_000;

interface RunningServer {
  url: string;
  inquiries: string;
  stop(): Promise<void>;
}

/** Rejects with a `SettingError` if the site cannot be served. */
export async function serve(
  { host = 'localhost', port }: Pick<SiteSettings, 'host' | 'port'>,
  folder = 'dist',
  live?: InquirySettings,
): Promise<RunningServer> {
  const site = await loadBuiltSite(folder);
  checkMode(site, live ? 'live' : 'simulated', folder);
  // A simulated site loads no code that accepts inquiries.
  const service = live && (await import('./inquiries/service.ts')).openService(live, site);
  const app = createApp({
    site,
    trustedProxies: live?.trustedProxies ?? [],
    ...(service && { addInquiries: service.addTo }),
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await service?.close();
    throw new SettingError(explainListenError(error, port));
  }
  service?.start();
  return {
    url: `http://${toUrlHost(host)}:${boundPortOf(app.server)}`,
    inquiries: service?.summary ?? 'simulated in the browser; nothing is sent.',
    async stop() {
      await Promise.all([app.close(), service?.halt()]);
      await service?.close();
    },
  };
}

/** A server that listens on all addresses is named by one of them. */
function toUrlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function checkMode({ inquiryMode }: Site, requestedMode: InquiryMode, folder: string) {
  if (inquiryMode === requestedMode) return;
  throw new SettingError(
    `The site in "${folder}" was built for ${inquiryMode} inquiries, and INQUIRIES is "${requestedMode}". Build it again: INQUIRIES=${requestedMode} npm run build`,
  );
}

/** An existing database means that INQUIRIES was probably forgotten. */
function checkForgottenMode({ INQUIRIES, DATABASE_URL, DATA_DIR }: Variables) {
  if (INQUIRIES) return;
  const file = getSqliteFile(DATA_DIR || undefined);
  if (!DATABASE_URL && !existsSync(file)) return;
  const evidence = DATABASE_URL ? 'DATABASE_URL is set' : `there is a database, ${file}`;
  throw new SettingError(
    `INQUIRIES is not set, and ${evidence}: set INQUIRIES=live to go on taking inquiries, or INQUIRIES=simulated to serve the site without them.`,
  );
}

async function loadBuiltSite(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new SettingError(`There is no complete site in "${folder}". Build it first: npm run build`);
  }
}

function explainListenError(error: unknown, port: number): string {
  if (codeOf(error) === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  return `The server could not listen on port ${port}: ${messageOf(error)}`;
}

/** `prepare` runs after the settings are validated. */
export async function main(prepare?: () => Promise<void>): Promise<void> {
  await runAndReportSettingErrors(async () => {
    loadDotEnv();
    if (!prepare) adoptBuiltOrigin(process.env, 'dist');
    const settings = readSiteSettings(process.env);
    checkForgottenMode(process.env);
    const live = settings.inquiryMode === 'live' ? await readLiveSettings() : undefined;
    await prepare?.();
    const server = await serve(settings, 'dist', live);
    stopOnSignals(server);
    // Printed last, because whoever reads this line may send a signal at once.
    console.log(`${park.name} is at ${server.url}`);
    console.log(`Inquiries: ${server.inquiries}`);
  });
}

const readLiveSettings = async (): Promise<InquirySettings> =>
  (await import('./inquiries/settings.ts')).readInquirySettings(process.env);

function stopOnSignals(server: RunningServer) {
  let isStopping = false;
  // Not `once`: npm repeats the signal, and the second must not kill the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // Nothing is lost: accepted inquiries are on disk, and interrupted mails are sent again.
      setTimeout(() => process.exit(0), exitTimeoutMs);
      void server.stop().then(() => process.exit(0));
    });
}

if (import.meta.main) await main();
