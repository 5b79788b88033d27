import type { FastifyInstance } from 'fastify';
import { codeOf } from '../site/errors.ts';
import { StoreUnavailable } from './store/records.ts';

type Level = 'info' | 'error';

/** Details must never contain personal data. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>, level?: Level) => void;

/** Logged if the client disconnected before the response, as nginx does. */
const clientGoneStatus = 499;

export function createLog(writeLine: (line: string) => void, now: () => Date): Log {
  return (event, details, level = 'info') =>
    writeLine(JSON.stringify({ time: now().toISOString(), level, event, ...details }));
}

/** Unknown paths are not logged, because they may contain personal data. */
export function logRequests(app: FastifyInstance, isKnown: (path: string) => boolean, log: Log): void {
  app.addHook('onRequest', (request, reply, next) => {
    const startTime = performance.now();
    const path = request.url.split('?')[0] ?? '';
    reply.raw.once('close', () => {
      log('request', {
        method: request.method,
        path: isKnown(path) ? path : '(unknown)',
        status: reply.raw.writableEnded ? reply.raw.statusCode : clientGoneStatus,
        ms: Math.round(performance.now() - startTime),
      });
    });
    next();
  });
}

/** Leaves out the message, which may contain personal data, except of `StoreUnavailable`. */
export function describeError(error: unknown): { error: string; code?: string; reason?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof StoreUnavailable) return { error: 'StoreUnavailable', reason: error.message };
  const code = codeOf(error) ?? '';
  return { error: error.constructor.name, ...(/^\w{1,40}$/.test(code) && { code }) };
}
