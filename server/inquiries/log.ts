import type { FastifyInstance } from 'fastify';
import { StoreUnavailable } from './store/store.ts';

type Level = 'info' | 'error';

/** Details must never contain personal data. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>, level?: Level) => void;

/** The client disconnected before the response. nginx uses the same number. */
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

/** Leaves out the message, which may contain personal data. */
export function describeError(error: unknown): { error: string; [detail: string]: string } {
  if (error instanceof StoreUnavailable) return { error: 'store unavailable' };
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, message, stack = '' } = error as NodeJS.ErrnoException;
  // The message may contain lines that look like stack frames.
  const [start = '', ...frames] = stack.split(message);
  const at = start.includes('\n')
    ? undefined
    : frames
        .join(message)
        .match(/^ +at (.*)$/m)?.[0]
        .trim();
  return {
    error: error.constructor.name,
    ...(typeof code === 'string' && /^\w{1,40}$/.test(code) && { code }),
    ...(at !== undefined && { at }),
  };
}
