import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFolders, isPage, isShared, type SiteFile, workerFile } from '../server/site/files.ts';
import { cacheControl, commonHeaders, sharedHeaders } from '../server/site/headers.ts';

export async function writeHostFiles(
  folder: string,
  files: readonly SiteFile[],
  policy: string,
): Promise<void> {
  await writeFile(join(folder, 'client/_headers'), toNetlifyHeaders(files, policy));
  await writeFile(join(folder, 'client/_redirects'), toNetlifyRedirects(files));
  // Included by `deploy/nginx.conf`.
  const header = `add_header Content-Security-Policy "${policy}" always;\n`;
  await writeFile(join(folder, 'nginx-policy.conf'), header);
}

/** Cloudflare Pages silently ignores everything beyond these limits. */
const limits = { rules: 100, line: 2000 };

/** For Netlify and Cloudflare Pages, which merge the headers of all matching rules. */
export function toNetlifyHeaders(files: readonly SiteFile[], policy: string): string {
  const formatRule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = files
    .filter(isPage)
    .map(({ path, cache }) => formatRule(path, { 'Cache-Control': cacheControl[cache] }));
  const worker = formatRule(`/${workerFile}`, { 'Cache-Control': cacheControl.revalidate });
  const folders = hashedFolders.map(folder =>
    formatRule(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable }),
  );
  // Hosts that merge both values send an unknown one, which browsers ignore (Fetch, "Cross-Origin-Resource-Policy header").
  const sharedPaths = new Set(
    files.filter(isShared).map(({ path }) => path.replace(/\/share\/.*/, '/share/*')),
  );
  const pictures = [...sharedPaths].map(path => formatRule(path, sharedHeaders));
  const allHeaders = { ...commonHeaders, 'Content-Security-Policy': policy };
  const rules = [formatRule('/*', allHeaders), ...pages, worker, ...folders, ...pictures];
  const longestLine = Math.max(...rules.flatMap(rule => rule.split('\n')).map(line => line.length));
  if (rules.length > limits.rules || longestLine > limits.line)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longestLine} characters, see site-build/hosts.ts.`,
    );
  return `${rules.join('\n\n')}\n`;
}

/** For Netlify and Cloudflare Pages: the 404 page in the language of the path. */
export function toNetlifyRedirects(files: readonly SiteFile[]): string {
  const rules = files
    .filter(({ status, path }) => status === 404 && path !== '/404')
    .map(({ path, file }) => `${path.replace(/404$/, '*')} /${file} 404`);
  return `${rules.join('\n')}\n`;
}
