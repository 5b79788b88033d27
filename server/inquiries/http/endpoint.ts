import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath, apiRoot } from '../../../domain/inquiry-api.ts';
import { sendJson, sendProblem } from '../../site/answers.ts';
import { parseBody, toFieldErrors } from './body.ts';
import { guardPosts, type PostGuards } from './post-guards.ts';
import {
  httpStatus,
  isIdempotencyKey,
  type SubmissionHandler,
  type SubmissionResult,
} from './submission-handler.ts';

const bodyLimit = 16 * 1024;

interface EndpointOptions extends PostGuards {
  submissions: SubmissionHandler;
}

/** Errors are problem documents (RFC 9457). */
export function registerEndpoint(app: FastifyInstance, options: EndpointOptions): void {
  app.register(
    async api => {
      api.removeAllContentTypeParsers();
      const parseJson = api.getDefaultJsonParser('ignore', 'ignore');
      api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson);
      api.setErrorHandler(answerError);
      api.post(apiPath.slice(apiRoot.length), {
        ...guardPosts(options, sendProblem),
        handler: (request, reply) => takeInquiry(options.submissions, request, reply),
      });
      api.get('/*', refuse);
      api.setNotFoundHandler(refuse);
    },
    { prefix: apiRoot },
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.split('?')[0] !== apiPath) return sendProblem(reply, 404, 'There is nothing here.');
  return sendProblem(reply.header('Allow', 'POST'), 405, 'Inquiries are sent by POST.');
}

const rejectMediaType = (reply: FastifyReply) =>
  sendProblem(reply, 415, 'The body must be application/json.');

const invalidInquiry = 'The inquiry is invalid.';

const details: Record<Exclude<SubmissionResult['outcome'], 'accepted'>, string> = {
  invalid: invalidInquiry,
  conflict: 'This Idempotency-Key was used before with another inquiry.',
  limited: 'Too many inquiries. Try again later.',
  unavailable: 'Inquiries cannot be stored now. Send the same one again later, with the same key.',
};

async function takeInquiry(submissions: SubmissionHandler, request: FastifyRequest, reply: FastifyReply) {
  if (request.body === undefined) return rejectMediaType(reply);
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string' || !isIdempotencyKey(idempotencyKey))
    return sendProblem(reply, 400, 'The header Idempotency-Key must be a UUID, generated once per inquiry.');
  const body = parseBody(request.body);
  if (!body.ok) return sendProblem(reply, 422, invalidInquiry, body.errors);
  const result = await submissions.submit({ idempotencyKey, ...body.submission }, request.ip);
  const { outcome } = result;
  if (outcome === 'accepted') return sendJson(reply, httpStatus[outcome], { reference: result.reference });
  if ('retryAfter' in result) reply.header('Retry-After', result.retryAfter);
  const errors = outcome === 'invalid' ? toFieldErrors(result.errors, result.closed) : undefined;
  return sendProblem(reply, httpStatus[outcome], details[outcome], errors);
}

/** The error's own message is not sent, because it may contain personal data. */
function answerError(
  { statusCode = 500 }: { statusCode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  if (statusCode === 413) return sendProblem(reply, 413, `The body must not exceed ${bodyLimit} bytes.`);
  if (statusCode === 415) return rejectMediaType(reply);
  if (statusCode < 500) return sendProblem(reply, statusCode, 'The request could not be read.');
  return sendProblem(reply, 500, 'Internal error. The same request may be sent again.');
}
