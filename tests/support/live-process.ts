import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Day } from '../../domain/day.ts';
import { allLocales, type Localized } from '../../i18n/locales.ts';
import type { InquiryMode } from '../../server/site/settings.ts';
import type { SiteEntry, SiteTable } from '../../server/site/table.ts';
import type { PageTemplate, PostAnswers } from '../../server/site/template.ts';

/** A folder with a built site of two pages in `dist`. */
export async function builtSite(inquiryMode: InquiryMode, builtOn: Day = '2026-01-31'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  await mkdir(join(folder, 'dist/client'), { recursive: true });
  const entry = { type: 'text/html; charset=utf-8', cache: 'revalidate', compressed: false } as const;
  const entries: SiteEntry[] = [
    { ...entry, path: '/', file: 'index.html', status: 200 },
    { ...entry, path: '/404', file: '404.html', status: 404 },
  ];
  const page: PageTemplate = { parts: ['Thank you'], inline: { scripts: [], styles: [] }, posts: true };
  const answer: PostAnswers = { refused: page, thanks: page };
  const postAnswers = Object.fromEntries(
    allLocales.map(locale => [locale, answer]),
  ) as Localized<PostAnswers>;
  const table: SiteTable = { inquiryMode, builtOn, entries, ...(inquiryMode === 'live' && { postAnswers }) };
  await writeFile(join(folder, 'dist/site.json'), JSON.stringify(table));
  for (const { file } of entries) await writeFile(join(folder, 'dist/client', file), `<h1>${file}</h1>`);
  return folder;
}

export interface LiveProcess {
  process: ChildProcess;
  url: string;
  /** What it has printed so far, line by line. */
  lines: string[];
  /** Resolves when a line that matches has been printed. */
  printed(pattern: RegExp): Promise<string>;
  /** Sends a signal and resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `node server/main.ts` in a folder with a built site and, unless told otherwise, its data beside it. Rejects with what it printed where it does not start. */
export async function startServer(
  folder: string,
  variables: Record<string, string>,
  options: string[] = [],
): Promise<LiveProcess> {
  const child = spawn(process.execPath, [...options, resolve('server/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      // As under `npm test`: a file .env of this machine is not read.
      npm_lifecycle_event: 'test',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => {
      lines.push(line);
      for (const look of [...waiting]) look();
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  // A test that has failed stops nothing.
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  exited.then(() => process.off('exit', orphaned));
  const printed = (pattern: RegExp) =>
    new Promise<string>((found, fail) => {
      const look = () => {
        const line = lines.find(candidate => pattern.test(candidate));
        if (line === undefined) return;
        waiting.delete(look);
        found(line);
      };
      waiting.add(look);
      look();
      exited.then(() => fail(new Error(lines.join('\n'))));
    });
  const started = await printed(/ is at http/);
  return {
    process: child,
    url: started.slice(started.indexOf('http')),
    lines,
    printed,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
