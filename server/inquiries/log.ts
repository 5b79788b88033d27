import type { FastifyInstance } from 'fastify';

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

/** Leaves out the message, which may contain personal data. */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const hasCode = typeof code === 'string' && /^\w{1,40}$/.test(code);
  return { error: error.constructor.name, ...(hasCode && { code }) };
}
