import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '../../domain/day.ts';
import type { Localized } from '../../i18n/locales.ts';
import { type PagesByName, pagesByName } from '../../i18n/page-meant.ts';
import { workerFile } from './addresses.ts';
import {
  type CacheRule,
  cacheControl,
  commonHeaders,
  contentSecurityPolicy,
  type InlineHashes,
  sharedHeaders,
  workerPolicy,
} from './headers.ts';
import type { InquiryMode } from './settings.ts';
import type { PostAnswers } from './template.ts';

/** Name of the table in the folder of the build. */
export const tableFile = 'site.json';

/** One file of the built site. */
export interface SiteEntry {
  /** URL path: `/`, `/attractions`, `/assets/x.js`. */
  path: string;
  /** Below the folder `client` of the build. */
  file: string;
  status: 200 | 404;
  type: string;
  cache: CacheRule;
  /** Whether it has `.br` and `.gz` copies. */
  compressed: boolean;
  /** What its security policy permits; pages only. */
  inline?: InlineHashes;
  /** Whether it has a form that works without scripts. */
  posts?: boolean;
}

/** Per page path, a fingerprint of its text and the day it last changed. */
export type PageTexts = Record<string, { text: string; changed: Day }>;

export interface SiteTable {
  /** Simulated if missing. */
  inquiryMode?: InquiryMode;
  /** SITE_ORIGIN of the build. */
  origin?: string;
  /** The day of the build, in the park's time zone. */
  builtOn: Day;
  entries: SiteEntry[];
  /** Missing in older builds. */
  texts?: PageTexts;
  /** The response pages of the form without scripts, in live builds. */
  postAnswers?: Localized<PostAnswers>;
  /** The stylesheet of the desk, in live builds. */
  deskStyle?: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  etag: string;
  body: Buffer;
  /** Name, value, name, value …, as `writeHead` takes them. */
  headers: string[];
  /** Headers of the 304. */
  notModified: string[];
}

export interface Resource {
  status: 200 | 404;
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
}

export interface Site {
  /** By path. Requests never reach the file system. */
  resources: ReadonlyMap<string, Resource>;
  /** The pages, to find the one that a mistyped address means. */
  pages: PagesByName;
  /** The 404 page in the language of the path's prefix. */
  notFound(path: string): Resource;
  inquiryMode: InquiryMode;
  builtOn: Day;
  postAnswers?: Localized<PostAnswers> | undefined;
  deskStyle?: string | undefined;
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Reads the built site into memory. Throws if it is missing or incomplete. */
export async function loadSite(folder: string): Promise<Site> {
  const table = JSON.parse(await readFile(join(folder, tableFile), 'utf8')) as SiteTable;
  const loaded = await Promise.all(
    table.entries.map(async entry => [entry.path, await loadResource(folder, entry)] as const),
  );
  const resources = new Map(loaded);
  const notFound = notFoundOf(loaded);
  const { inquiryMode = 'simulated', builtOn, postAnswers, deskStyle } = table;
  if (inquiryMode === 'live' && !postAnswers)
    throw new Error('The built site has no pages that answer a form post.');
  return {
    resources,
    pages: pagesByName(table.entries.filter(isPage).map(({ path }) => path)),
    notFound,
    inquiryMode,
    builtOn,
    postAnswers,
    deskStyle,
  };
}

/** `/404` is the page of the whole site, `/es/404` that of paths below `/es`. */
function notFoundOf(loaded: readonly (readonly [string, Resource])[]): Site['notFound'] {
  const pages = new Map(
    loaded
      .filter(([, { status }]) => status === 404)
      .map(([path, page]) => [path.split('/').slice(0, -1).join('/'), page]),
  );
  const root = pages.get('');
  if (!root) throw new Error('The built site has no 404 page.');
  return path => pages.get(`/${path.split('/')[1]}`) ?? root;
}

/** Whether other sites show it: share pictures and icons, unlike the pages' own pictures, whose names are hashed. */
export function isShared({ type, cache }: SiteEntry): boolean {
  return type.startsWith('image/') && cache === 'hour';
}

export function isPage({ file, status }: SiteEntry): boolean {
  return file.endsWith('.html') && status === 200;
}

async function loadResource(folder: string, entry: SiteEntry): Promise<Resource> {
  const represent = async (encoding: Encoding) =>
    representation(entry, encoding, await readFile(join(folder, 'client', entry.file + suffixes[encoding])));
  const identity = await represent('identity');
  if (!entry.compressed) return { status: entry.status, representations: { identity } };
  const [br, gzip] = await Promise.all([represent('br'), represent('gzip')]);
  return { status: entry.status, representations: { identity, br, gzip } };
}

function representation(entry: SiteEntry, encoding: Encoding, body: Buffer): Representation {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = {
    ...commonHeaders,
    ...(isShared(entry) && sharedHeaders),
    'Content-Security-Policy':
      entry.file === workerFile ? workerPolicy : contentSecurityPolicy(entry.inline, entry.posts),
    'Cache-Control': cacheControl[entry.cache],
    ...varies(entry),
    ETag: etag,
  };
  const full = {
    ...shared,
    'Content-Type': entry.type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  };
  return { etag, body, headers: Object.entries(full).flat(), notModified: Object.entries(shared).flat() };
}

/** The 404 page is sent only to clients that accept HTML. */
function varies({ compressed, status }: SiteEntry): { Vary?: string } {
  const names = [...(compressed ? ['Accept-Encoding'] : []), ...(status === 404 ? ['Accept'] : [])];
  return names.length > 0 ? { Vary: names.join(', ') } : {};
}
