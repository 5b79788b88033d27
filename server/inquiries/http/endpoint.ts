import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath, apiRoot, keyField } from '../../../domain/inquiry-api.ts';
import { isRecord } from '../../../domain/typed-records.ts';
import { sendErrors, sendJson } from '../../site/answers.ts';
import { isCrossSite } from '../../site/origin.ts';
import { httpStatus, isIdempotencyKey, type Submissions } from './submissions.ts';

const bodyLimit = 16 * 1024;

interface EndpointOptions {
  submissions: Submissions;
  siteOrigin: string;
}

/** `POST /api/inquiries`: JSON, from the form's script. */
export function registerEndpoint(app: FastifyInstance, { submissions, siteOrigin }: EndpointOptions): void {
  app.register(
    async api => {
      api.removeAllContentTypeParsers();
      const parseJson = api.getDefaultJsonParser('ignore', 'ignore');
      api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson);
      // The error's message may contain personal data.
      api.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
        sendErrors(reply, statusCode),
      );
      api.post(apiPath.slice(apiRoot.length), {
        onRequest(request, reply, next) {
          if (isCrossSite(request.headers, siteOrigin)) sendErrors(reply, 403);
          else next();
        },
        handler: (request, reply) => takeInquiry(submissions, request, reply),
      });
      api.get('/*', refuse);
      api.setNotFoundHandler(refuse);
    },
    { prefix: apiRoot },
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.split('?')[0] !== apiPath) return sendErrors(reply, 404);
  return sendErrors(reply.header('Allow', 'POST'), 405);
}

async function takeInquiry(
  submissions: Submissions,
  { body, headers, ip }: FastifyRequest,
  reply: FastifyReply,
) {
  // A request without a body needs no content type.
  if (body === undefined) return sendErrors(reply, 415);
  const idempotencyKey = headers[keyField.toLowerCase()];
  if (!isIdempotencyKey(idempotencyKey)) return sendErrors(reply, 400, { [keyField]: 'malformed' });
  const values = isRecord(body) ? body : {};
  const result = await submissions.submit({ idempotencyKey, values }, ip);
  const status = httpStatus[result.outcome];
  if (result.outcome === 'accepted') return sendJson(reply, status, { reference: result.reference });
  if (result.outcome === 'invalid') return sendErrors(reply, status, result.errors);
  return sendErrors(reply.header('Retry-After', result.retryAfter), status);
}
