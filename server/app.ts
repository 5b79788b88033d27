import { type IncomingMessage, STATUS_CODES } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { findIntendedPage } from '../i18n/intended-page.ts';
import { sendProblem } from './site/answers.ts';
import { hashedFolders } from './site/files.ts';
import { cacheControl, commonHeaders } from './site/headers.ts';
import { encodingFor, type Resource, type Site } from './site/site.ts';

/** A path that looks like a file: if it does not exist, only clients that accept HTML get the 404 page. */
const fileLike = /\.[a-z0-9]{1,12}$/i;
const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

/**
 * Milliseconds after which idle connections are closed. Proxies reuse theirs, nginx and AWS's load balancers for 60 seconds, Caddy for two
 * minutes. They must be the ones to close them: a post that is on its way to a closed connection is answered 502.
 */
const keepAliveTimeout = 130_000;

/** Bounds what a client that pipelines requests without reading the responses can keep in memory. */
const maxRequestsPerSocket = 100;

interface AppParts {
  site: Site;
  /** Adds the routes of live inquiries. Without it nothing exists under `/api`. */
  addInquiries?: (app: FastifyInstance) => void;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
}

/** Creates the web server, not listening yet. */
export function createApp({ site, addInquiries, trustedProxies = [] }: AppParts): FastifyInstance {
  const sendText = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .headers({
        ...commonHeaders,
        'Content-Security-Policy': site.policy,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': cacheControl.revalidate,
      })
      .send(`${STATUS_CODES[status]}\n`);

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '/', headers } = request.raw;
    const [path = '/'] = url.split(/[?#]/, 1);
    const resource = site.resources.get(path);
    if (resource?.status === 200) return send(resource, request, reply);
    const meant = findIntendedPage(url, site.pages);
    if (meant !== null) return sendText(reply.header('Location', meant), 308);
    if (hashed.test(path)) return sendText(reply, 404);
    // Browsers name HTML for navigations, not for scripts or pictures.
    if (!fileLike.test(path) || headers.accept?.includes('text/html'))
      return send(site.notFound(path), request, reply);
    return sendText(reply.header('Vary', 'Accept'), 404);
  };

  /** Also handles paths that cannot be decoded, such as `/%`: to visitors they are missing pages. */
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    const [url = ''] = request.url.split('?');
    const methods = ['GET', 'HEAD', ...(app.hasRoute({ method: 'POST', url }) ? ['POST'] : [])];
    return sendText(reply.header('Allow', methods.join(', ')), 405);
  };

  const app: FastifyInstance = fastify({
    logger: false,
    trustProxy: [...trustedProxies],
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout,
    maxRequestsPerSocket,
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
  });
  // Pages take no bodies, so none is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.get('/*', answer);
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

function send(resource: Resource, { raw: { headers } }: FastifyRequest, reply: FastifyReply) {
  const { status, bodies } = resource;
  reply.code(status).headers(resource.headers);
  if (status === 200 && headers['if-none-match']?.includes(resource.headers['ETag'] ?? '*'))
    return reply.removeHeader('Content-Type').code(304).send();
  const encoding = encodingFor(resource, String(headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(bodies[encoding]);
}
