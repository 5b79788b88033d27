import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type RunningServer, serve } from '../../server/main.ts';

/** A copy of the built site on a server of its own, which can be deployed anew and whose network can fail. */
export class SiteCopy {
  readonly url: string;
  /** What becomes of requests: they are answered, cut off, or left without an answer. */
  network: 'up' | 'down' | 'stalled' = 'up';
  /** In place of the site's service worker: one that does harm. */
  worker: string | undefined;
  /** Makes another version of the site of its pages and its worker. */
  rewrite: ((text: string) => string) | undefined;
  /** Every request that has come: `GET /contact`. */
  readonly requests: string[] = [];
  readonly #folder: string;
  readonly #front: Server;
  #site: RunningServer;
  readonly #waiting: (() => void)[] = [];

  private constructor(folder: string, site: RunningServer, front: Server) {
    this.#folder = folder;
    this.#site = site;
    this.#front = front;
    this.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    front.on('request', (asked, answer: ServerResponse) => {
      this.requests.push(`${asked.method} ${asked.url}`);
      const pass = () => {
        const { method = 'GET', headers } = asked;
        const rewrite = this.rewrite;
        // Neither compressed nor known already.
        if (rewrite) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
        const inner = request(this.#site.url + asked.url, { method, headers });
        inner.on('response', async found => {
          const { 'content-length': _length, ...others } = found.headers;
          const rewritten = rewrite && /html|javascript/.test(others['content-type'] ?? '');
          answer.writeHead(found.statusCode ?? 500, rewritten ? others : found.headers);
          if (rewritten) answer.end(rewrite(await text(found)));
          else found.pipe(answer);
        });
        inner.on('error', () => answer.destroy());
        asked.pipe(inner);
      };
      if (this.worker !== undefined && asked.url === '/sw.js')
        answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(this.worker);
      else if (this.network === 'up') pass();
      else if (this.network === 'down') answer.destroy();
      else this.#waiting.push(pass);
    });
  }

  static async start(folder: string): Promise<SiteCopy> {
    await rm(folder, { recursive: true, force: true });
    await cp('dist', folder, { recursive: true });
    const site = await serve({ host: '127.0.0.1', port: 0 }, folder);
    const front = createServer().listen(0, '127.0.0.1');
    await once(front, 'listening');
    return new SiteCopy(folder, site, front);
  }

  /** Answers as usual again, also what has waited. */
  restore(): void {
    this.network = 'up';
    this.rewrite = undefined;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  /** Builds the site anew with other settings, and serves that. */
  async deploy(settings: NodeJS.ProcessEnv): Promise<void> {
    const build = spawn(process.execPath, ['site-build/site.ts', this.#folder], {
      env: { ...process.env, INQUIRIES: 'simulated', LANGUAGES: 'en', ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [status]] = await Promise.all([text(build.stderr), once(build, 'close')]);
    if (status !== 0) throw new Error(said);
    const before = this.#site;
    this.#site = await serve({ host: '127.0.0.1', port: 0 }, this.#folder);
    await before.stop();
  }

  async stop(): Promise<void> {
    this.#front.closeAllConnections();
    this.#front.close();
    await this.#site.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
