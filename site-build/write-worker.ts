/** Builds the service worker (`app/offline`). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeadTag } from '../app/art/picture.tsx';
import type { PageName } from '../app/site-context.ts';
import { apiRoot, serverPaths } from '../domain/inquiry-api.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { hashedFolders, workerFile } from '../server/site/files.ts';
import { bundleScript } from './bundle-script.ts';

export async function writeWorker(client: string): Promise<void> {
  const code = await bundleScript('app/offline/service-worker.ts', {
    __HASHED_FOLDERS__: JSON.stringify(hashedFolders),
    __BYPASSED_PATHS__: JSON.stringify([apiRoot, ...serverPaths]),
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(join(client, workerFile), code);
}

export async function writeUnregisterWorker(client: string): Promise<void> {
  await writeFile(join(client, workerFile), await bundleScript('app/offline/unregister-worker.ts'));
}

/** What the worker caches besides the page itself (`app/offline/register.ts`): with the planner all that families need in the park. */
export function createOfflineTag(page: PageName, locale: Locale, scripts: readonly string[]): HeadTag {
  const language = locales[locale];
  const paths = [pathTo('offline', language)];
  if (page === 'plan') paths.push(pathTo('attractions', language), ...scripts);
  return ['meta', { name: 'offline', content: paths.join(' ') }];
}
