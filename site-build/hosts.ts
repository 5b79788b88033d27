/** The same headers that the server sends, written for hosts that serve files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFolders, otherAddresses, workerFile } from '../server/site/addresses.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy } from '../server/site/headers.ts';
import { isPage, type SiteEntry, type SiteTable } from '../server/site/table.ts';

/** Writes what hosts of files need to know about a build, beside it and into its folder `client`. */
export async function writeForHosts(folder: string, table: SiteTable): Promise<void> {
  await writeFile(join(folder, 'client/_headers'), netlifyHeaders(table));
  await writeFile(join(folder, 'client/_redirects'), netlifyRedirects(table));
  await writeFile(join(folder, 'nginx-policy.conf'), nginxPolicy(table));
}

/** What Cloudflare Pages reads of `_headers`: what goes beyond it is left out, without a word to the visitor. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers` as Netlify and Cloudflare Pages read it: a path, then its headers. They know an answer by the path asked
 * for, and where several rules match they send the headers of all. So that the 404 page, which answers any path, has a
 * policy too, there is one for the whole site: it allows what is inline in any page.
 * @throws where a host would not read all of it
 */
export function netlifyHeaders({ entries }: SiteTable): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = entries
    .filter(isPage)
    .map(({ path, cache }) => block(path, { 'Cache-Control': cacheControl[cache] }));
  // Its policy is the whole site's, which lets it ask the site.
  const worker = block(`/${workerFile}`, { 'Cache-Control': cacheControl.revalidate });
  const folders = hashedFolders.map(folder =>
    block(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable }),
  );
  const whole = { ...commonHeaders, 'Content-Security-Policy': sitePolicy(entries) };
  const rules = [block('/*', whole), ...pages, worker, ...folders];
  const longest = Math.max(...rules.flatMap(rule => rule.split('\n')).map(line => line.length));
  if (rules.length > limits.rules || longest > limits.line)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters, see site-build/hosts.ts.`,
    );
  return `${rules.join('\n\n')}\n`;
}

/** One policy for all answers: it allows what is inline in any page. */
function sitePolicy(entries: readonly SiteEntry[]): string {
  const every = (kind: 'scripts' | 'styles') => [
    ...new Set(entries.flatMap(({ inline }) => inline?.[kind] ?? [])),
  ];
  return contentSecurityPolicy({ scripts: every('scripts'), styles: every('styles') });
}

/** What `deploy/nginx.conf` includes: the one header that changes with a build. */
function nginxPolicy({ entries }: SiteTable): string {
  return `add_header Content-Security-Policy "${sitePolicy(entries)}" always;\n`;
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it, from the other addresses of pages to their own. 301, which both know;
 * both keep the query. Slashes at the end are theirs to decide: a rule about them can turn in a circle.
 */
export function netlifyRedirects({ entries }: SiteTable): string {
  const moved = entries
    .filter(isPage)
    .flatMap(({ path }) => otherAddresses(path).map(other => `${other} ${path} 301`));
  // Both find the 404 page of the whole site by themselves.
  const notFound = entries
    .filter(({ status, path }) => status === 404 && path !== '/404')
    .map(({ path, file }) => `${path.replace(/404$/, '*')} /${file} 404`);
  const rules = [...moved, ...notFound];
  return `${rules.join('\n')}\n`;
}
