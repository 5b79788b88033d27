import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Serves the site under test on a new origin, so nothing is cached or stored. */
export class SiteProxy {
  readonly url: string;
  network: 'up' | 'down' = 'up';
  rewrite: (text: string) => string = text => text;
  readonly #server: Server;

  private constructor(site: string, server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (incoming, response) => {
      if (this.network === 'up') this.#forward(site, incoming, response);
      else response.destroy();
    });
  }

  /** @param site Its origin. */
  static async start(site = ''): Promise<SiteProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SiteProxy(site, server);
  }

  #forward(site: string, incoming: IncomingMessage, response: ServerResponse): void {
    // Rewriting needs the whole, uncompressed text.
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...headers } = incoming.headers;
    const upstream = request(`${site}${incoming.url}`, { method: incoming.method ?? 'GET', headers });
    upstream.on('error', () => response.destroy());
    upstream.on('response', async answer => {
      const { 'content-length': _length, etag: _etag, ...answerHeaders } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, answerHeaders);
      if (/html|javascript/.test(answerHeaders['content-type'] ?? ''))
        response.end(this.rewrite(await text(answer)));
      else answer.pipe(response);
    });
    incoming.pipe(upstream);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
