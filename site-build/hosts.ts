/** The server's headers and redirects as configuration for static hosts. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getAlternativePaths,
  hashedFolders,
  isPage,
  isShared,
  type SiteFile,
  workerFile,
} from '../server/site/files.ts';
import { cacheControl, commonHeaders, sharedHeaders } from '../server/site/headers.ts';

/** Writes the configuration of all supported hosts. */
export async function writeForHosts(
  folder: string,
  files: readonly SiteFile[],
  policy: string,
): Promise<void> {
  await writeFile(join(folder, 'client/_headers'), netlifyHeaders(files, policy));
  await writeFile(join(folder, 'client/_redirects'), netlifyRedirects(files));
  // Included by `deploy/nginx.conf`: the only header that changes with a build.
  const header = `add_header Content-Security-Policy "${policy}" always;\n`;
  await writeFile(join(folder, 'nginx-policy.conf'), header);
}

/** Limits of Cloudflare Pages, which silently ignores everything beyond them. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers` for Netlify and Cloudflare Pages. They match rules by the requested path and merge the headers of all matches.
 * @throws if a limit is exceeded
 */
export function netlifyHeaders(files: readonly SiteFile[], policy: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = files
    .filter(isPage)
    .map(({ path, cache }) => block(path, { 'Cache-Control': cacheControl[cache] }));
  const worker = block(`/${workerFile}`, { 'Cache-Control': cacheControl.revalidate });
  const folders = hashedFolders.map(folder =>
    block(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable }),
  );
  // Hosts that join this value with the first send an unknown one, which browsers ignore (Fetch, "Cross-Origin-Resource-Policy header").
  const shared = new Set(files.filter(isShared).map(({ path }) => path.replace(/\/share\/.*/, '/share/*')));
  const pictures = [...shared].map(path => block(path, sharedHeaders));
  const whole = { ...commonHeaders, 'Content-Security-Policy': policy };
  const rules = [block('/*', whole), ...pages, worker, ...folders, ...pictures];
  const longest = Math.max(...rules.flatMap(rule => rule.split('\n')).map(line => line.length));
  if (rules.length > limits.rules || longest > limits.line)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters, see site-build/hosts.ts.`,
    );
  return `${rules.join('\n\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages, from alternative addresses to canonical ones. Both support 301 and keep the query.
 * Trailing slashes are left to the hosts: rules for them could loop.
 */
export function netlifyRedirects(files: readonly SiteFile[]): string {
  const moved = files
    .filter(isPage)
    .flatMap(({ path }) => getAlternativePaths(path).map(other => `${other} ${path} 301`));
  // Hosts find the root 404 page on their own.
  const notFound = files
    .filter(({ status, path }) => status === 404 && path !== '/404')
    .map(({ path, file }) => `${path.replace(/404$/, '*')} /${file} 404`);
  const rules = [...moved, ...notFound];
  return `${rules.join('\n')}\n`;
}
