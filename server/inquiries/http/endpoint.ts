import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath } from '../../../domain/inquiry-api.ts';
import { sendJson, sendProblem } from '../../site/answers.ts';
import { fieldErrors, readBody } from './body.ts';
import { type Intake, isKey, type Result, statusOf } from './intake.ts';
import { guardPosts, type PostGuards } from './refusals.ts';

const apiPrefix = '/api';

/** The longest inquiry has 14,000 bytes, in a script with three bytes per character. */
const bodyLimit = 16 * 1024;

interface EndpointParts extends PostGuards {
  intake: Intake;
}

/** `POST /api/inquiries`. All responses under `/api` are JSON, errors as problem documents (RFC 9457). */
export function registerEndpoint(app: FastifyInstance, parts: EndpointParts): void {
  app.register(
    async api => {
      api.removeAllContentTypeParsers();
      const parseJson = api.getDefaultJsonParser('ignore', 'ignore');
      api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson);
      api.setErrorHandler(answerError);
      api.post(apiPath.slice(apiPrefix.length), {
        ...guardPosts(parts, sendProblem),
        handler: (request, reply) => takeInquiry(parts.intake, request, reply),
      });
      api.get('/*', refuse);
      api.setNotFoundHandler(refuse);
    },
    { prefix: apiPrefix },
  );
}

/** Answers anything but the `POST` of an inquiry. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.split('?')[0] !== apiPath) return sendProblem(reply, 404, 'There is nothing here.');
  return sendProblem(reply.header('Allow', 'POST'), 405, 'Inquiries are sent by POST.');
}

const invalidInquiry = 'The inquiry is invalid.';

const details: Record<Exclude<Result['outcome'], 'accepted'>, string> = {
  invalid: invalidInquiry,
  conflict: 'This Idempotency-Key was used before with another inquiry.',
  limited: 'Too many inquiries. Try again later.',
  unavailable: 'Inquiries cannot be stored now. Send the same one again later, with the same key.',
};

async function takeInquiry(intake: Intake, request: FastifyRequest, reply: FastifyReply) {
  if (request.body === undefined) return sendProblem(reply, 415, 'The body must be application/json.');
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !isKey(key))
    return sendProblem(reply, 400, 'The header Idempotency-Key must be a UUID, generated once per inquiry.');
  const read = readBody(request.body);
  if (!read.ok) return sendProblem(reply, 422, invalidInquiry, read.errors);
  const result = await intake.submit({ key, ...read.incoming }, request.ip);
  const { outcome } = result;
  if (outcome === 'accepted') return sendJson(reply, statusOf[outcome], { reference: result.reference });
  if ('retryAfter' in result) reply.header('Retry-After', result.retryAfter);
  const errors = outcome === 'invalid' ? fieldErrors(result.errors, result.closed) : undefined;
  return sendProblem(reply, statusOf[outcome], details[outcome], errors);
}

/** The messages of errors may contain what a visitor typed. */
function answerError(
  { statusCode = 500 }: { statusCode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  if (statusCode === 413) return sendProblem(reply, 413, `The body must not exceed ${bodyLimit} bytes.`);
  if (statusCode === 415) return sendProblem(reply, 415, 'The body must be application/json.');
  if (statusCode < 500) return sendProblem(reply, statusCode, 'The request could not be read.');
  return sendProblem(reply, 500, 'Internal error. The same request may be sent again.');
}
