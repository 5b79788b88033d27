import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type RunningServer, serve } from '../../server/main.ts';

/** The built site on an origin with nothing cached or stored yet. Its network can fail, and its pages can be rewritten. */
export class SiteProxy {
  readonly url: string;
  /** Whether requests are answered, answered 502, cut off, or left unanswered. */
  network: 'up' | 'failing' | 'down' | 'stalled' = 'up';
  /** Replaces the site's service worker. */
  worker: string | undefined;
  /** Rewrites pages and scripts. */
  rewrite: ((text: string) => string) | undefined;
  /** Every request so far: `GET /contact`. */
  readonly requests: string[] = [];
  readonly #proxy: Server;
  readonly #site: RunningServer;
  readonly #stalled: (() => void)[] = [];

  private constructor(site: RunningServer, proxy: Server) {
    this.#site = site;
    this.#proxy = proxy;
    this.url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    proxy.on('request', (incoming, response: ServerResponse) => {
      this.requests.push(`${incoming.method} ${incoming.url}`);
      const forward = () => {
        const { method = 'GET', headers } = incoming;
        const rewrite = this.rewrite;
        // To rewrite it, get the whole text uncompressed.
        if (rewrite) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
        const upstream = request(this.#site.url + incoming.url, { method, headers });
        upstream.on('response', async answer => {
          const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
          const rewritten = rewrite && /html|javascript/.test(others['content-type'] ?? '');
          // A browser that keeps it would show it instead of the page that is answered later.
          if (rewritten && others['content-type']?.includes('html')) others['cache-control'] = 'no-cache';
          response.writeHead(answer.statusCode ?? 500, rewritten ? others : answer.headers);
          if (rewritten) response.end(rewrite(await text(answer)));
          else answer.pipe(response);
        });
        upstream.on('error', () => response.destroy());
        incoming.pipe(upstream);
      };
      if (this.worker !== undefined && incoming.url === '/sw.js')
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(this.worker);
      else if (this.network === 'up') forward();
      else if (this.network === 'failing') response.writeHead(502).end('Bad Gateway');
      else if (this.network === 'down') response.destroy();
      else this.#stalled.push(forward);
    });
  }

  static async start(): Promise<SiteProxy> {
    const site = await serve({ host: '127.0.0.1', port: 0 }, 'dist');
    const proxy = createServer().listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    return new SiteProxy(site, proxy);
  }

  /** Answers everything unchanged again, including stalled requests. */
  restore(): void {
    this.network = 'up';
    this.rewrite = undefined;
    for (const forward of this.#stalled.splice(0)) forward();
  }

  async stop(): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await this.#site.stop();
  }
}
