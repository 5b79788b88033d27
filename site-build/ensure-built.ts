import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '../domain/day.ts';
import { parkDay } from '../domain/park-time.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import {
  readSiteSettings,
  runAndReportSettingErrors,
  SettingError,
  type SiteSettings,
} from '../server/site/settings.ts';
import { deskStylesheets } from './desk-style.ts';
import { validateSources } from './validate-sources.ts';

const sourceFolders = ['domain', 'i18n', 'content', 'app', 'site-build', 'server/site', 'public'];
const sourceFiles = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Holds a build's fingerprint. */
const fingerprintFile = 'built-from';

/** Includes the month, because pages list the exceptions of the coming weeks. */
export async function createFingerprint(
  { origin, inquiryMode, offline, siteLocales }: Omit<SiteSettings, 'host' | 'port'>,
  today: Day,
): Promise<string> {
  const hash = createHash('sha256');
  const names = [...sourceFiles];
  if (inquiryMode === 'live') names.push(...deskStylesheets);
  for (const folder of sourceFolders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'));
    names.push(...files.map(entry => join(entry.parentPath, entry.name)));
  }
  for (const name of names.sort()) hash.update(name).update(await readFile(name));
  hash.update(origin).update(inquiryMode).update(String(offline)).update(siteLocales.join());
  return hash.update(today.slice(0, 'YYYY-MM'.length)).digest('hex');
}

/** If it fails, throws a `SettingError` and leaves the folder unchanged. */
export async function ensureBuilt(folder = 'dist'): Promise<void> {
  loadDotEnv();
  const settings = readSiteSettings(process.env);
  // A read-only project can serve its build.
  if (await isUpToDate(folder, settings)) return;
  // The server may run as another user.
  const umask = process.umask(0o022);
  try {
    await buildInto(folder, settings);
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    throw isOfSystem ? new SettingError(`"${folder}" cannot be written: ${error.message}.`) : error;
  } finally {
    process.umask(umask);
  }
}

const isUpToDate = async (folder: string, settings: SiteSettings): Promise<boolean> =>
  (await readFile(join(folder, fingerprintFile), 'utf8').catch(() => '')) ===
  (await createFingerprint(settings, parkDay()));

async function buildInto(folder: string, settings: SiteSettings): Promise<void> {
  const { origin, inquiryMode, offline, siteLocales } = settings;
  const newFingerprint = await createFingerprint(settings, parkDay());
  const errors = validateSources(siteLocales);
  if (errors.length > 0) throw new SettingError(errors.join('\n'));
  console.log('Building the site…');
  // Not the final folder: another command may build at the same time.
  const newFolder = await mkdtemp(`${folder}-new-`);
  try {
    // Any other NODE_ENV would publish React's development version.
    const env = {
      ...process.env,
      SITE_ORIGIN: origin,
      INQUIRIES: inquiryMode,
      OFFLINE: offline ? 'on' : 'off',
      LANGUAGES: siteLocales.join(),
      NODE_ENV: 'production',
    };
    const options = ['site-build/build.ts', newFolder];
    const { status } = spawnSync(process.execPath, options, { stdio: 'inherit', env });
    if (status !== 0) throw new SettingError('The build failed, for the reason above.');
    await writeFile(join(newFolder, fingerprintFile), newFingerprint);
    await chmod(newFolder, 0o755);
    await rm(folder, { recursive: true, force: true });
    await rename(newFolder, folder);
  } finally {
    await rm(newFolder, { recursive: true, force: true });
  }
}

// The folder is optional: `node site-build/ensure-built.ts dist-live`.
if (import.meta.main) await runAndReportSettingErrors(() => ensureBuilt(process.argv[2]));
