import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { park } from '../../domain/park.ts';
import type { SiteManifest } from '../../server/site/load-site.ts';
import type { InquiryMode } from '../../server/site/settings.ts';
import { mailSettings } from './mail-settings.ts';

export const unlimitedSettings = {
  INQUIRIES: 'live',
  LOG: 'events',
  LIMIT_PER_CLIENT: '999999999',
  LIMIT_OVERALL: '999999999',
  MAIL_FROM: mailSettings.mailFrom,
  OFFICE_EMAIL: mailSettings.officeEmail,
};

/** Returns a folder with the site in `dist`. `pages` are files below `client`. */
export async function writeBuiltSite(
  inquiryMode: InquiryMode,
  pages: Record<string, string> = { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Page Not Found</h1>' },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  for (const [name, text] of Object.entries(pages)) {
    const file = join(folder, 'dist/client', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  const manifest: SiteManifest = { inquiryMode, origin: park.origin, policy: "default-src 'none'" };
  await writeFile(join(folder, 'dist/site.json'), JSON.stringify(manifest));
  return folder;
}

/** Ends the server if the test run is killed. */
const exitWithParent =
  'data:text/javascript,process.stdin.resume().on("close", () => process.exit(1)).unref()';

/** Rejects with the server's output if it does not start. */
export async function startServer(folder: string, variables: Record<string, string>, options: string[] = []) {
  const defaults = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [...options, '--import', exitWithParent, resolve('server/main.ts')], {
    cwd: folder,
    // Under `npm test` the server reads no local .env file.
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'test', ...defaults, ...variables },
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
  async function waitForLine(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = lines.find(line => pattern.test(line));
      if (match !== undefined) return match;
      if (child.exitCode !== null || child.signalCode !== null) {
        await exited;
        if (!lines.some(line => pattern.test(line))) throw new Error(lines.join('\n'));
      } else await once(child, 'line');
    }
  }
  const startLine = await waitForLine(/ is at http/);
  /** Returns the exit code. */
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return { process: child, url: startLine.slice(startLine.indexOf('http')), lines, waitForLine, stop };
}
