/** The same headers that the server sends, written for hosts that serve files. */
import {
  cacheControl,
  commonHeaders,
  contentSecurityPolicy,
  type InlineHashes,
} from '../server/site/headers.ts';
import type { SiteEntry, SiteTable } from '../server/site/table.ts';

/**
 * `_headers` as Netlify and Cloudflare Pages read it: a path, then its headers. They know an answer by the path asked
 * for, and where several rules match they send the headers of all. So that the 404 page, which answers any path, has a
 * policy too, there is one for the whole site: it allows what is inline in any page.
 */
export function netlifyHeaders({ entries }: SiteTable): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = entries
    .filter(({ file, status }) => file.endsWith('.html') && status === 200)
    .map(({ path, cache }) => block(path, { 'Cache-Control': cacheControl[cache] }));
  const folders = ['assets', 'pictures', 'fonts'].map(folder =>
    block(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable }),
  );
  const whole = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(allInline(entries)) };
  return `${[block('/*', whole), ...pages, ...folders].join('\n\n')}\n`;
}

function allInline(entries: readonly SiteEntry[]): InlineHashes {
  const every = (kind: keyof InlineHashes) => [
    ...new Set(entries.flatMap(({ inline }) => inline?.[kind] ?? [])),
  ];
  return { scripts: every('scripts'), styles: every('styles') };
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
    .map(({ path, file, inline, cache }) =>
      answer(`= ${path}`, [`try_files /${file} =404;`], {
        'Content-Security-Policy': contentSecurityPolicy(inline),
        'Cache-Control': cacheControl[cache],
      }),
    );
  const plain = { 'Content-Security-Policy': contentSecurityPolicy() };
  const slashes = entries
    .filter(({ file, path, status }) => file.endsWith('.html') && status === 200 && path !== '/')
    .map(({ path }) => answer(`= ${path}/`, [`return 308 ${path}$is_args$args;`], plain));
  const notFound = entries.find(({ status }) => status === 404);
  const immutable = { ...plain, 'Cache-Control': cacheControl.immutable };
  return `${[
    '# Inside a server block whose root is dist/client.',
    'gzip_static on;\ngzip_vary on;',
    'error_page 404 /404.html;',
    answer('= /404.html', ['internal;'], {
      'Content-Security-Policy': contentSecurityPolicy(notFound?.inline),
      'Cache-Control': cacheControl.revalidate,
    }),
    ...pages,
    ...slashes,
    '# Pages have no ending in their path, and what was made for the hosts is not for visitors.',
    'location ~ (\\.(html|br|gz)|/_headers)$ { return 404; }',
    answer('~ ^/(assets|pictures|fonts)/', ['try_files $uri =404;'], immutable),
    answer('/', ['try_files $uri =404;'], { ...plain, 'Cache-Control': cacheControl.hour }),
  ].join('\n\n')}\n`;
}
