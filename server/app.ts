import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hashedFolders, withoutSlashes } from './site/addresses.ts';
import { commonHeaders, contentSecurityPolicy } from './site/headers.ts';
import { acceptsHtml, matchesEtag, negotiate } from './site/negotiate.ts';
import { sendProblem } from './site/problem.ts';
import type { Resource, Site } from './site/table.ts';

/** Last segments that ask for a file: what does not want a page gets a short 404 for them. */
const fileLike = /\.[a-z0-9]{1,12}$/i;
const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

const plainHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-cache',
};

export interface AppParts {
  site: Site;
  /** Adds what takes live inquiries. Without it there is nothing under `/api`. */
  addInquiries?: (app: FastifyInstance) => void;
}

/** The web server as an object that needs no port: tests ask it by `inject`. */
export function createApp({ site, addInquiries }: AppParts): FastifyInstance {
  const app = fastify({
    logger: false,
    // A visitor who sends headers one byte a minute is not a visitor.
    // A missing Host is refused below: Node's own answer has no headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 5_000,
    forceCloseConnections: 'idle',
    // A page asked for while the server stops is still answered: it is in memory.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: (_error, request, reply) => {
      if (addInquiries && request.raw.url?.startsWith('/api/'))
        sendProblem(reply, 400, 'The URL cannot be read.');
      else sendText(reply, 400);
    },
    clientErrorHandler: (error, socket) => refuseBroken(error, socket),
  });
  const refuseBroken = refuseAfterAnswers(app);
  refuseWithHeaders(app);

  // No body is ever read: whatever it holds, its method is refused.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.get('/*', (request, reply) => answer(site, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(site, request, reply);
    reply.header('Allow', 'GET, HEAD');
    return sendText(reply, 405);
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    // Never the message: it may hold what a visitor typed, or where a file lies.
    return sendText(reply, error.statusCode && error.statusCode < 500 ? error.statusCode : 500);
  });
  addInquiries?.(app);
  return app;
}

function answer(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?');
  const resource = site.resources.get(path);
  if (resource?.status === 200) return send(resource, request, reply);
  const bare = withoutSlashes(path);
  const page = site.moved.get(bare) ?? bare;
  if (page !== path && site.resources.get(page)?.status === 200) {
    reply.header('Location', query === undefined ? page : `${page}?${query}`);
    return sendText(reply, 308);
  }
  if (hashed.test(path)) return sendText(reply, 404);
  if (!fileLike.test(path) || acceptsHtml(request.raw.headers.accept))
    return send(site.notFound(path), request, reply);
  return sendText(reply.header('Vary', 'Accept'), 404);
}

/** Straight to the socket: everything is ready in memory, so the framework's serializing would only cost time. */
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

/** Answers for Node what it would answer itself, without the headers that every answer has. */
function refuseWithHeaders(app: FastifyInstance) {
  // RFC 9112, section 3.2: what says HTTP/1.1 names a host.
  app.addHook('onRequest', ({ raw }, reply, next) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      sendText(reply.header('Connection', 'close'), 400);
    else next();
  });
  app.server.on('checkExpectation', (_request, answer: ServerResponse) => {
    const text = `${STATUS_CODES[417]}\n`;
    answer.writeHead(417, { ...plainHeaders, 'Content-Length': text.length, Connection: 'close' }).end(text);
  });
}

/**
 * Refuses what is no HTTP. Where it follows a whole request on the connection, that gets its answer first: nobody who has
 * sent an inquiry may be kept from learning that it was stored.
 */
function refuseAfterAnswers(app: FastifyInstance) {
  const answers = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();
  app.server.on('request', (request, answer) => answers.set(request.socket, answer));
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (waiting.has(socket)) return;
    const answer = answers.get(socket);
    if (!answer?.req.complete || answer.closed) return refuse(error, socket);
    waiting.add(socket);
    answer.once('close', () => refuse(error, socket));
  };
}

/** What is no HTTP, too long or too slow never becomes a request: it is answered on the bare connection. */
function refuse({ code }: NodeJS.ErrnoException, socket: Socket) {
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = { ...plainHeaders, 'Content-Length': text.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
