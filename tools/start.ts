/** `npm start`: builds the site if it is stale, and serves it, or the last build if that fails. */
import { existsSync } from 'node:fs';
import { main } from '../server/main.ts';
import { manifestFile } from '../server/site/load-site.ts';
import { SettingError } from '../server/site/settings.ts';
import { ensureBuilt } from '../site-build/ensure-built.ts';
import { summarizeOpenItems } from './launch.ts';

await main(async () => {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof SettingError) || !existsSync(`dist/${manifestFile}`)) throw error;
    console.warn(
      `${error.message}\nThe site could not be built again. Serving the last build, which may be out of date.`,
    );
  }
  const line = summarizeOpenItems(process.env);
  if (line) console.log(line);
});
