import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Day } from '../../domain/day.ts';
import { allLocales } from '../../i18n/locales.ts';
import type { InquiryMode } from '../../server/site/settings.ts';
import type { SiteEntry } from '../../server/site/table.ts';

/** A folder with a built site of two pages in `dist`. */
export async function builtSite(inquiryMode: InquiryMode, builtOn: Day = '2026-01-31'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  await mkdir(join(folder, 'dist/client'), { recursive: true });
  const entry = { type: 'text/html; charset=utf-8', cache: 'page', compressed: false } as const;
  const entries: SiteEntry[] = [
    { ...entry, path: '/', file: 'index.html', status: 200 },
    { ...entry, path: '/404', file: '404.html', status: 404 },
  ];
  const page = { parts: ['Thank you'], inline: { scripts: [], styles: [] }, posts: true };
  const answers = allLocales.map(locale => [locale, { refused: page, thanks: page }]);
  const postAnswers = inquiryMode === 'live' ? Object.fromEntries(answers) : undefined;
  await writeFile(
    join(folder, 'dist/site.json'),
    JSON.stringify({ inquiryMode, builtOn, entries, postAnswers }),
  );
  for (const { file } of entries) await writeFile(join(folder, 'dist/client', file), `<h1>${file}</h1>`);
  return folder;
}

/** A module that ends the server when its standard input closes: a killed test run closes it too. */
const endsWithParent =
  'data:text/javascript,process.stdin.resume().on("close", () => process.exit(1)).unref()';

export type LiveProcess = Awaited<ReturnType<typeof startServer>>;

/**
 * Runs `server/main.ts` in a folder with a built site and, by default, with its data in that folder. Rejects with the server's output
 * if it does not start.
 */
export async function startServer(folder: string, variables: Record<string, string>, options: string[] = []) {
  const usual = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [...options, '--import', endsWithParent, resolve('server/main.ts')], {
    cwd: folder,
    // As under `npm test`, so that a local .env file is not read.
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'test', ...usual, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => {
      lines.push(line);
      child.emit('line');
    });
  const exited = once(child, 'close').then(([code]) => {
    child.emit('line');
    return code as number | null;
  });
  /** Waits for a matching line of output. */
  async function printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = lines.find(line => pattern.test(line));
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode !== null) {
        await exited;
        if (!lines.some(line => pattern.test(line))) throw new Error(lines.join('\n'));
      } else await once(child, 'line');
    }
  }
  const started = await printed(/ is at http/);
  /** Sends a signal and returns the exit code. */
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return { process: child, url: started.slice(started.indexOf('http')), lines, printed, end };
}
