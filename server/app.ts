import { STATUS_CODES } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoot } from '../domain/inquiry-api.ts';
import { sendErrors } from './site/answers.ts';
import { hashedFolders } from './site/files.ts';
import { cacheControl, commonHeaders } from './site/headers.ts';
import { type Resource, type Site, selectEncoding } from './site/load-site.ts';

/** A path that looks like a file. */
const filePath = /\.[a-z0-9]{1,12}$/i;
/** Without the punctuation at its end: `/contact/` and `/contact.` mean `/contact`. */
const meantPath = /^.*[a-z\d%]/;
const hashedPath = new RegExp(`^/(${hashedFolders.join('|')})/`);

/**
 * Longer than proxies (nginx, AWS, Caddy: up to 120 s) keep idle connections. If this server closed first, a request in
 * transit would fail with 502.
 */
const keepAliveTimeoutMs = 130_000;

interface AppOptions {
  site: Site;
  addInquiries?: (app: FastifyInstance) => void;
  trustedProxies?: readonly string[];
}

export function createApp({ site, addInquiries, trustedProxies = [] }: AppOptions): FastifyInstance {
  const sendStatus = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .headers({
        ...commonHeaders,
        'Content-Security-Policy': site.policy,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': cacheControl.revalidate,
      })
      .send(`${STATUS_CODES[status]}\n`);

  const sendResource = (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '/', headers } = request.raw;
    const [path = '/'] = url.split(/[?#]/, 1);
    const resource = site.resources.get(path);
    if (resource?.status === 200) return send(resource, request, reply);
    const [page = ''] = meantPath.exec(path.toLowerCase()) ?? [];
    if (site.pages.has(page)) return sendStatus(reply.header('Location', page + url.slice(path.length)), 308);
    if (hashedPath.test(path)) return sendStatus(reply, 404);
    // A missing file gets the 404 page only if the client accepts HTML.
    if (!filePath.test(path) || headers.accept?.includes('text/html'))
      return send(site.notFound(path), request, reply);
    return sendStatus(reply.header('Vary', 'Accept'), 404);
  };

  /** Also called for paths that cannot be decoded, such as `/%`. */
  const handleUnrouted = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendResource(request, reply);
    const [url = ''] = request.url.split('?');
    const methods = ['GET', 'HEAD', ...(app.hasRoute({ method: 'POST', url }) ? ['POST'] : [])];
    return sendStatus(reply.header('Allow', methods.join(', ')), 405);
  };

  const app: FastifyInstance = fastify({
    logger: false,
    trustProxy: [...trustedProxies],
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    // Pages are in memory, so they can be served during a shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: (_error, request, reply) => {
      if (addInquiries && request.raw.url?.startsWith(`${apiRoot}/`)) sendErrors(reply, 400);
      else handleUnrouted(request, reply);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.get('/*', sendResource);
  app.setNotFoundHandler(handleUnrouted);
  // Messages may contain personal data or local paths.
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    sendStatus(reply, statusCode),
  );
  addInquiries?.(app);
  return app;
}

function send(resource: Resource, { raw: { headers } }: FastifyRequest, reply: FastifyReply) {
  const { status, bodies } = resource;
  reply.code(status).headers(resource.headers);
  if (status === 200 && headers['if-none-match']?.includes(resource.headers['ETag'] ?? '*'))
    return reply.removeHeader('Content-Type').code(304).send();
  const encoding = selectEncoding(resource, String(headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(bodies[encoding]);
}
