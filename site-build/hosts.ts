/** The same headers that the server sends, written for hosts that serve files. */
import { hashedFolders, otherAddresses, workerFile } from '../server/site/addresses.ts';
import {
  cacheControl,
  commonHeaders,
  contentSecurityPolicy,
  type InlineHashes,
  workerPolicy,
} from '../server/site/headers.ts';
import { isPage, type SiteEntry, type SiteTable } from '../server/site/table.ts';
import { mediaTypes } from './site-files.ts';

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
  const whole = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(allInline(entries)) };
  const rules = [block('/*', whole), ...pages, worker, ...folders];
  const longest = Math.max(...rules.flatMap(rule => rule.split('\n')).map(line => line.length));
  if (rules.length > limits.rules || longest > limits.line)
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters, see site-build/hosts.ts.`,
    );
  return `${rules.join('\n\n')}\n`;
}

function allInline(entries: readonly SiteEntry[]): InlineHashes {
  const every = (kind: keyof InlineHashes) => [
    ...new Set(entries.flatMap(({ inline }) => inline?.[kind] ?? [])),
  ];
  return { scripts: every('scripts'), styles: every('styles') };
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
  const notFound = notFoundPages(entries)
    .filter(({ folder }) => folder !== '')
    .map(({ folder, file }) => `${folder}/* /${file} 404`);
  const rules = [...moved, ...notFound];
  return `${rules.join('\n')}\n`;
}

/** The 404 pages, each with the folder that it answers for: the whole site's, and those of other languages. */
function notFoundPages(entries: readonly SiteEntry[]) {
  return entries
    .filter(({ status }) => status === 404)
    .map(entry => ({ ...entry, folder: entry.path.split('/').slice(0, -1).join('/') }));
}

const quoted = (text: string) => `"${text}"`;
const addHeader = ([name, value]: [string, string]) => `add_header ${name} ${quoted(value)} always;`;
const place = (selector: string, lines: readonly string[]) =>
  [`location ${selector} {`, ...lines.map(line => `  ${line}`), '}'].join('\n');

/** A place with headers of its own, which inherits none. */
function placeWith(selector: string, lines: readonly string[], headers: Readonly<Record<string, string>>) {
  return place(selector, [
    ...lines,
    ...[...Object.entries(commonHeaders), ...Object.entries(headers)].map(addHeader),
  ]);
}

const plain = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cache-Control': cacheControl.revalidate,
};
const shortNotFound = `return 404 "Not Found\\n";`;
const asText = `types {} default_type ${quoted(mediaTypes['.txt'] ?? '')};`;

/** The inside of a `server` block for nginx with `gzip_static`. */
export function nginxConfiguration({ entries }: SiteTable): string {
  const pages = entries.filter(isPage);
  const moved = pages.flatMap(({ path }) => {
    const others = [...otherAddresses(path), ...(path === '/' ? [] : [`${path}/`])];
    return others.map(other => place(`= ${other}`, [`return 308 ${path}$is_args$args;`]));
  });
  const folders = hashedFolders.join('|');
  const lost = notFoundPages(entries);
  const prefixes = lost.map(({ folder }) => folder.slice(1)).filter(prefix => prefix !== '');
  return `${[
    '# Inside a server block whose root is dist/client. docs/operations.md shows one.',
    '# Not where nginx listens, but as the visitor knows the site.\nabsolute_redirect off;\nserver_tokens off;',
    'gzip_static on;\ngzip_vary on;',
    typesBlock(),
    '# What nginx answers itself, errors and redirects. A place below that has headers of its own inherits none of these.',
    [...Object.entries(commonHeaders), ...Object.entries(plain)].map(addHeader).join('\n'),
    '# What is not there is so in the language of its path.\nset $lost /404.html;',
    ...(prefixes.length > 0 ? [`if ($uri ~ ^/(${prefixes.join('|')})/) { set $lost /$1/404.html; }`] : []),
    'error_page 404 $lost;\nerror_page 405 @refused;',
    ...lost.map(({ file, inline }) =>
      placeWith(`= /${file}`, ['internal;'], {
        'Content-Security-Policy': contentSecurityPolicy(inline),
        'Cache-Control': cacheControl.revalidate,
        Vary: 'Accept',
      }),
    ),
    ...pages.map(({ path, file, inline, cache }) =>
      placeWith(`= ${path}`, [`try_files /${file} =404;`], {
        'Content-Security-Policy': contentSecurityPolicy(inline),
        'Cache-Control': cacheControl[cache],
      }),
    ),
    ...moved,
    '# A file with a hash that is not there never was a page; compressed copies are not for visitors.',
    place(`~ ^/(${folders})/.*\\.(br|gz)$`, [asText, shortNotFound]),
    placeWith(`~ ^/(${folders})/`, ['try_files $uri @missing;'], {
      ...plain,
      'Cache-Control': cacheControl.immutable,
    }),
    place('@missing', [asText, shortNotFound]),
    placeWith(`= /${workerFile}`, ['try_files $uri =404;'], {
      'Content-Security-Policy': workerPolicy,
      'Cache-Control': cacheControl.revalidate,
    }),
    '# Pages have no ending in their path, and what was made for the hosts is not for visitors.',
    place('~ (\\.(html|br|gz)|/_headers|/_redirects)$', ['try_files /_ @unknown;']),
    placeWith('~ \\.[A-Za-z0-9]+$', ['try_files $uri @unknown;'], {
      ...plain,
      'Cache-Control': cacheControl.hour,
    }),
    '# Whatever else looks like a file is the 404 page where a page is wanted.',
    placeWith('@unknown', [asText, `if ($http_accept !~* "text/html") { ${shortNotFound} }`, 'return 404;'], {
      ...plain,
      Vary: 'Accept',
    }),
    placeWith('@refused', [asText, 'return 405 "Method Not Allowed\\n";'], { ...plain, Allow: 'GET, HEAD' }),
    placeWith('/', ['try_files $uri =404;'], { ...plain, 'Cache-Control': cacheControl.hour }),
  ].join('\n\n')}\n`;
}

/** In place of the types that nginx comes with, which lack some of these and know no charset. */
function typesBlock(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return ['types {', ...lines, '}'].join('\n');
}
