/** Health check for containers. */
import { isIPv6 } from 'node:net';
import { loadDotEnv } from './site/dotenv.ts';
import { readSiteSettings, runAndReportSettingErrors } from './site/settings.ts';

const wildcards = ['0.0.0.0', '::'];

await runAndReportSettingErrors(async () => {
  loadDotEnv();
  const { host = 'localhost', port } = readSiteSettings(process.env);
  const name = wildcards.includes(host) ? 'localhost' : host;
  const { ok } = await fetch(`http://${isIPv6(name) ? `[${name}]` : name}:${port}/`, {
    method: 'HEAD',
  }).catch(() => ({ ok: false }));
  process.exitCode = ok ? 0 : 1;
});
