import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath } from '../../../domain/inquiry-api.ts';
import { retryAfter, sendJson, sendProblem } from '../../site/problem.ts';
import { fieldErrors, readBody } from './body.ts';
import { type Intake, isKey, type Result } from './intake.ts';
import type { Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { meterRefusals } from './refusals.ts';

const apiPrefix = '/api';

/** Most bytes of a body. The longest inquiry has 14,000, in a script with three bytes a character. */
const bodyLimit = 16 * 1024;

export interface EndpointParts {
  intake: Intake;
  /** The allowance for posts that are refused. */
  refusals: Limits;
  siteOrigin: string;
}

/** `POST /api/inquiries`. All that is answered under `/api` is JSON, faults as problem documents (RFC 9457). */
export function registerEndpoint(app: FastifyInstance, parts: EndpointParts): void {
  app.register(
    (api, _options, done) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit },
        (request, bytes, end) => {
          const json = readJson(request, bytes as Buffer);
          if (json instanceof Refusal) end(json);
          else end(null, json.value);
        },
      );
      api.setErrorHandler(answerError);
      api.post(apiPath.slice(apiPrefix.length), {
        onRequest: (request, reply, next) => {
          if (!isForeign(request.headers, parts.siteOrigin)) next();
          else sendProblem(reply, 403, 'Inquiries are taken from pages of this site alone.');
        },
        ...meterRefusals(parts.refusals, sendTooMany),
        handler: (request, reply) => takeInquiry(parts, request, reply),
      });
      api.get('/*', refuse);
      api.setNotFoundHandler(refuse);
      done();
    },
    { prefix: apiPrefix },
  );
}

/** Answers what is no `POST` of an inquiry. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.split('?')[0] !== apiPath) return sendProblem(reply, 404, 'Nothing is here.');
  return sendProblem(reply.header('Allow', 'POST'), 405, 'Inquiries are sent by POST.');
}

/** A body that is refused unread, with this status. */
class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** RFC 8259: JSON between systems is UTF-8. */
function readJson({ headers }: FastifyRequest, bytes: Buffer): { value: unknown } | Refusal {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    return new Refusal(415, 'JSON is read as UTF-8 alone.');
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    return new Refusal(415, 'Compressed bodies are not read.');
  try {
    return { value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return new Refusal(400, 'The body is no JSON in UTF-8.');
  }
}

async function takeInquiry({ intake }: EndpointParts, request: FastifyRequest, reply: FastifyReply) {
  if (request.body === undefined) return sendProblem(reply, 415, 'The body must be application/json.');
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !isKey(key)) {
    return sendProblem(reply, 400, 'The header Idempotency-Key must be a UUID, made once for an inquiry.');
  }
  const read = readBody(request.body);
  if (!read.ok) return sendProblem(reply, 422, 'The inquiry is not in order.', read.errors);
  const result = await intake.submit({ key, ...read.incoming }, request.ip);
  return answer(reply, result);
}

function answer(reply: FastifyReply, result: Result) {
  switch (result.outcome) {
    case 'accepted':
      return sendJson(reply, 201, { reference: result.reference });
    case 'invalid':
      return sendProblem(
        reply,
        422,
        'The inquiry is not in order.',
        fieldErrors(result.faults, result.closed),
      );
    case 'conflict':
      return sendProblem(reply, 422, 'This Idempotency-Key came before, with another inquiry.');
    case 'limited':
      return sendTooMany(reply, result.retryAfter);
    case 'unavailable':
      return sendProblem(
        retryAfter(reply),
        503,
        'Inquiries cannot be stored now. Send the same one again later, with the same key.',
      );
  }
}

function sendTooMany(reply: FastifyReply, seconds: number) {
  return sendProblem(retryAfter(reply, seconds), 429, 'Too many inquiries came. Try again later.');
}

/** Messages of other errors than our own are not sent: they may hold what a visitor typed. */
function answerError(
  error: { statusCode?: number; message: string },
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  const { statusCode: status = 500 } = error;
  if (error instanceof Refusal) return sendProblem(reply, status, error.message);
  if (status === 413) return sendProblem(reply, 413, `A body has at most ${bodyLimit} bytes.`);
  if (status === 415) return sendProblem(reply, 415, 'The body must be application/json.');
  if (status < 500) return sendProblem(reply, status, 'The request could not be read.');
  return sendProblem(reply, 500, 'Something went wrong here. The same request may be sent again.');
}
