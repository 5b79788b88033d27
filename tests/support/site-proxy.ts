import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base } from './test.ts';

/** Serves the site under test on a new origin, so nothing is cached or stored. */
export class SiteProxy {
  readonly url: string;
  /** `failing` answers 502, `down` cuts connections, `stalled` does not answer. */
  network: 'up' | 'failing' | 'down' | 'stalled' = 'up';
  workerScript: string | undefined;
  rewrite: ((text: string) => string) | undefined;
  readonly requests: string[] = [];
  readonly #proxy: Server;
  readonly #stalled: (() => void)[] = [];

  private constructor(site: string, proxy: Server) {
    this.#proxy = proxy;
    this.url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    proxy.on('request', (incoming, response: ServerResponse) => {
      this.requests.push(`${incoming.method} ${incoming.url}`);
      const forward = () => {
        const { method = 'GET', headers } = incoming;
        const rewrite = this.rewrite;
        // Rewriting needs the whole, uncompressed text.
        if (rewrite) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
        const upstream = request(site + incoming.url, { method, headers });
        upstream.on('response', async answer => {
          const { 'content-length': _length, etag: _etag, ...otherHeaders } = answer.headers;
          const isRewritten = rewrite && /html|javascript/.test(otherHeaders['content-type'] ?? '');
          // Otherwise the browser could reuse the page after `rewrite` changes.
          if (isRewritten && otherHeaders['content-type']?.includes('html'))
            otherHeaders['cache-control'] = 'no-cache';
          response.writeHead(answer.statusCode ?? 500, isRewritten ? otherHeaders : answer.headers);
          if (isRewritten) response.end(rewrite(await text(answer)));
          else answer.pipe(response);
        });
        upstream.on('error', () => response.destroy());
        incoming.pipe(upstream);
      };
      if (this.workerScript !== undefined && incoming.url === '/sw.js')
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(this.workerScript);
      else if (this.network === 'up') forward();
      else if (this.network === 'failing') response.writeHead(502).end('Bad Gateway');
      else if (this.network === 'down') response.destroy();
      else this.#stalled.push(forward);
    });
  }

  /** @param site Its origin. */
  static async start(site = ''): Promise<SiteProxy> {
    const proxy = createServer().listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    return new SiteProxy(site, proxy);
  }

  /** Also answers stalled requests. */
  restore(): void {
    this.network = 'up';
    this.rewrite = undefined;
    for (const forward of this.#stalled.splice(0)) forward();
  }

  stop(): void {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
  }
}

export const test = base.extend<{ site: SiteProxy }>({
  site: async ({ baseURL }, use) => {
    const site = await SiteProxy.start(baseURL);
    await use(site);
    site.stop();
  },
});
