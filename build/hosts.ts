/** The same headers that the server sends, written for hosts that serve files. */
import { cacheControl, commonHeaders, contentSecurityPolicy } from '../server/site/headers.ts';
import type { SiteTable } from '../server/site/table.ts';

/** `_headers` as Netlify and Cloudflare Pages read it: a path, then its headers. */
export function netlifyHeaders({ entries }: SiteTable): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = entries
    .filter(entry => entry.file.endsWith('.html'))
    .map(entry =>
      block(entry.path, {
        'Content-Security-Policy': entry.policy,
        'Cache-Control': cacheControl[entry.cache],
      }),
    );
  const folders = ['assets', 'pictures', 'fonts'].map(folder =>
    block(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable }),
  );
  return `${[block('/*', { ...commonHeaders }), ...pages, ...folders].join('\n\n')}\n`;
}

/** A `server` block's inside for nginx with `gzip_static`. */
export function nginxConfiguration({ entries }: SiteTable): string {
  const header = ([name, value]: [string, string]) => `add_header ${name} "${value}" always;`;
  const common = Object.entries(commonHeaders).map(header);
  const answer = (selector: string, inside: string[], headers: Record<string, string>) =>
    [
      `location ${selector} {`,
      ...[...inside, ...common, ...Object.entries(headers).map(header)].map(line => `  ${line}`),
      '}',
    ].join('\n');
  const pages = entries
    .filter(({ file, status }) => file.endsWith('.html') && status === 200)
    .map(({ path, file, policy, cache }) =>
      answer(`= ${path}`, [`try_files /${file} =404;`], {
        'Content-Security-Policy': policy,
        'Cache-Control': cacheControl[cache],
      }),
    );
  const slashes = entries
    .filter(({ file, path, status }) => file.endsWith('.html') && status === 200 && path !== '/')
    .map(({ path }) => `location = ${path}/ { return 308 ${path}$is_args$args; }`);
  const notFound = entries.find(({ status }) => status === 404);
  const plain = { 'Content-Security-Policy': contentSecurityPolicy() };
  const immutable = { ...plain, 'Cache-Control': cacheControl.immutable };
  return `${[
    '# Inside a server block whose root is dist/client.',
    'gzip_static on;',
    'error_page 404 /404.html;',
    answer('= /404.html', ['internal;'], {
      'Content-Security-Policy': notFound?.policy ?? '',
      'Cache-Control': cacheControl.revalidate,
    }),
    ...pages,
    ...slashes,
    answer('~ ^/(assets|pictures|fonts)/', ['try_files $uri =404;'], immutable),
    answer('/', ['try_files $uri =404;'], { ...plain, 'Cache-Control': cacheControl.hour }),
  ].join('\n\n')}\n`;
}
