import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pageMeant } from '../i18n/page-meant.ts';
import { hashedFolders } from './site/addresses.ts';
import { sendProblem } from './site/answers.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy } from './site/headers.ts';
import { acceptsHtml, matchesEtag, negotiate } from './site/negotiate.ts';
import type { Resource, Site } from './site/table.ts';

/** A path that looks like a file: if it does not exist, only clients that accept HTML get the 404 page. */
const fileLike = /\.[a-z0-9]{1,12}$/i;
const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

const plainHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': cacheControl.revalidate,
};

/**
 * Milliseconds after which idle connections are closed. Proxies reuse theirs, nginx and AWS's load balancers for 60 seconds, Caddy for two
 * minutes. They must be the ones to close them: a post that is on its way to a closed connection is answered 502.
 */
const keepAliveTimeout = 130_000;

/** Requests that may be pending on one connection. */
const mostWaiting = 32;

export interface AppParts {
  site: Site;
  /** Adds the routes of live inquiries. Without it nothing exists under `/api`. */
  addInquiries?: (app: FastifyInstance) => void;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
}

/** Creates the web server, not listening yet. */
export function createApp({ site, addInquiries, trustedProxies = [] }: AppParts): FastifyInstance {
  /** Also handles paths that cannot be decoded, such as `/%`: to visitors they are missing pages. */
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(site, request, reply);
    const [url = ''] = request.url.split('?');
    const methods = ['GET', 'HEAD', ...(app.hasRoute({ method: 'POST', url }) ? ['POST'] : [])];
    return sendText(reply.header('Allow', methods.join(', ')), 405);
  };
  const app: FastifyInstance = fastify({
    logger: false,
    trustProxy: [...trustedProxies],
    // A missing Host is refused below: Node's own response lacks the security headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout,
    forceCloseConnections: 'idle',
    // Pages are in memory, so they can be served while the server shuts down.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    rewriteUrl: originForm,
    frameworkErrors: (_error, request, reply) => {
      if (addInquiries && request.raw.url?.startsWith('/api/'))
        sendProblem(reply, 400, 'The URL cannot be read.');
      else answerMissing(request, reply);
    },
    clientErrorHandler: (error, socket) => refuseBroken(error, socket),
  });
  const refuseBroken = refuseAfterAnswers(app);
  refuseWithHeaders(app);
  limitPipelining(app);

  // Pages take no bodies, so none is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.get('/*', (request, reply) => answer(site, request, reply));
  app.setNotFoundHandler(answerMissing);
  // The message is not sent: it may contain what a visitor typed, or a local path.
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    sendText(reply, statusCode < 500 ? statusCode : 500),
  );
  addInquiries?.(app);
  return app;
}

/** Path and query of a request. The target may be a whole URL, whose host then replaces the header (RFC 9112, 3.2.2). */
function originForm(request: IncomingMessage): string {
  const { url = '/' } = request;
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (authority === undefined) return url;
  request.headers.host = authority.slice(authority.lastIndexOf('@') + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function answer(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { url = '/' } = request.raw;
  const [path = '/'] = url.split(/[?#]/, 1);
  const resource = site.resources.get(path);
  if (resource?.status === 200) return send(resource, request, reply);
  const meant = pageMeant(url, site.pages);
  if (meant !== null) return sendText(reply.header('Location', meant), 308);
  if (hashed.test(path)) return sendText(reply, 404);
  if (!fileLike.test(path) || acceptsHtml(request.raw.headers.accept))
    return send(site.notFound(path), request, reply);
  return sendText(reply.header('Vary', 'Accept'), 404);
}

/** Bypasses the framework: headers and body are precomputed. */
function send(resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request.raw;
  const chosen = negotiate(resource, headers['accept-encoding'] as string | undefined);
  const ifNoneMatch = headers['if-none-match'];
  reply.hijack();
  if (ifNoneMatch && resource.status === 200 && matchesEtag(ifNoneMatch, chosen.etag)) {
    reply.raw.writeHead(304, chosen.notModified).end();
    return;
  }
  reply.raw.writeHead(resource.status, chosen.headers);
  reply.raw.end(request.method === 'HEAD' ? undefined : chosen.body);
}

function sendText(reply: FastifyReply, status: number) {
  return reply.code(status).headers(plainHeaders).send(`${STATUS_CODES[status]}\n`);
}

/** Handles what Node would otherwise answer itself, without the security headers. */
function refuseWithHeaders(app: FastifyInstance) {
  // RFC 9112, section 3.2: an HTTP/1.1 request without Host, and any with two, is answered 400.
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1 || (raw.httpVersion === '1.1' && hosts.length === 0))
      sendText(reply.header('Connection', 'close'), 400);
    else next();
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const text = `${STATUS_CODES[417]}\n`;
    response
      .writeHead(417, { ...plainHeaders, 'Content-Length': text.length, Connection: 'close' })
      .end(text);
  });
}

/** Cuts off clients that send request after request without reading the responses (RFC 9112, section 9.3.2): each waits in memory. */
function limitPipelining(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) socket.destroy();
    // Requests that were read together with the one that was too many are dropped as well.
    if (socket.destroyed) return void reply.hijack();
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    next();
  });
}

/** Refuses invalid HTTP, but first answers a complete request before it on the same connection: an inquiry may have been stored. */
function refuseAfterAnswers(app: FastifyInstance) {
  const responses = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();
  app.server.on('request', (request, response) => responses.set(request.socket, response));
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (waiting.has(socket)) return;
    const response = responses.get(socket);
    if (!response?.req.complete || response.closed) return refuse(error, socket);
    waiting.add(socket);
    response.once('close', () => refuse(error, socket));
  };
}

/** Writes to the socket of what never became a request: invalid HTTP, headers too long or too slow. */
function refuse({ code }: NodeJS.ErrnoException, socket: Socket) {
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = { ...plainHeaders, 'Content-Length': text.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}
