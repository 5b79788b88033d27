import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type RunningServer, serve } from '../../server/main.ts';

/** What becomes of requests: answered, cut off, or left without an answer. */
export type Line = 'up' | 'down' | 'stalled';

/** A copy of the built site on a server of its own, which can be deployed anew and whose line can fail. */
export class Deployed {
  readonly url: string;
  line: Line = 'up';
  /** In place of the site's worker: one that does harm. */
  worker: string | undefined;
  /** Every request that has come: `GET /contact`. */
  readonly asked: string[] = [];
  readonly #folder: string;
  readonly #front: Server;
  #site: RunningServer;
  readonly #waiting: (() => void)[] = [];

  private constructor(folder: string, site: RunningServer, front: Server) {
    this.#folder = folder;
    this.#site = site;
    this.#front = front;
    this.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  }

  static async copy(folder: string): Promise<Deployed> {
    await rm(folder, { recursive: true, force: true });
    await cp('dist', folder, { recursive: true });
    const site = await serve({ host: '127.0.0.1', port: 0 }, folder);
    const front = createServer();
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    const deployed = new Deployed(folder, site, front);
    front.on('request', (asked, answer: ServerResponse) => {
      deployed.asked.push(`${asked.method} ${asked.url}`);
      const pass = () => {
        const inner = request(deployed.#site.url + asked.url, {
          method: asked.method ?? 'GET',
          headers: asked.headers,
        });
        inner.on('response', found => {
          answer.writeHead(found.statusCode ?? 500, found.headers);
          found.pipe(answer);
        });
        inner.on('error', () => answer.destroy());
        asked.pipe(inner);
      };
      if (deployed.worker !== undefined && asked.url === '/sw.js')
        answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(deployed.worker);
      else if (deployed.line === 'up') pass();
      else if (deployed.line === 'down') answer.destroy();
      else deployed.#waiting.push(pass);
    });
    return deployed;
  }

  /** Answers again, also what has waited. */
  resume(): void {
    this.line = 'up';
    for (const pass of this.#waiting.splice(0)) pass();
  }

  /** Builds the site anew with other settings, and serves that. */
  async deploy(settings: NodeJS.ProcessEnv): Promise<void> {
    const build = spawn(process.execPath, ['tests/support/build-into.ts', this.#folder], {
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
