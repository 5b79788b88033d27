import type { FastifyInstance } from 'fastify';
import { StoreUnavailable } from './store/store.ts';

/** `error` asks for a person's attention. */
type Level = 'info' | 'error';

/** Logs an event. Details are numbers, states and codes, never personal data. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>, level?: Level) => void;

/** The status logged when the client disconnected before the response, as in nginx. */
const clientGone = 499;

/** A log of one JSON line per event. */
export function createLog(writeLine: (line: string) => void, now: () => Date): Log {
  return (event, details, level = 'info') =>
    writeLine(JSON.stringify({ time: now().toISOString(), level, event, ...details }));
}

/** Logs each request. Unknown paths are omitted: a visitor may have typed personal data there. */
export function logRequests(app: FastifyInstance, isKnown: (path: string) => boolean, log: Log): void {
  app.addHook('onRequest', (request, reply, next) => {
    const started = performance.now();
    const path = request.url.split('?')[0] ?? '';
    // Also emitted when the client disconnects early.
    reply.raw.once('close', () => {
      log('request', {
        method: request.method,
        path: isKnown(path) ? path : '(unknown)',
        status: reply.raw.writableEnded ? reply.raw.statusCode : clientGone,
        ms: Math.round(performance.now() - started),
      });
    });
    next();
  });
}

/** The class, code and location of an error. Its message is omitted: it may contain what a visitor typed. */
export function describeError(error: unknown): { error: string; [detail: string]: string } {
  if (error instanceof StoreUnavailable) return { error: 'store unavailable' };
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, message, stack = '' } = error as NodeJS.ErrnoException;
  // The stack starts with the message, which may contain lines that look like frames.
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
