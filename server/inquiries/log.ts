import type { FastifyInstance } from 'fastify';

/** Takes one line without its end. */
export type WriteLine = (line: string) => void;

/** Writes down that something happened. Never personal data: details are numbers, states and codes. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>) => void;

/** What a request is logged with whose client did not wait for the answer, as web servers have it. */
const clientGone = 499;

/** A log of one line of JSON an event. */
export function createLog(write: WriteLine, now: () => Date): Log {
  return (event, details) => write(JSON.stringify({ time: now().toISOString(), event, ...details }));
}

/**
 * Writes a line a request: what was asked, what was answered, after how many milliseconds. Nothing that a visitor has
 * typed and no address: a path is written down only where it is one of the site's own.
 */
export function logRequests(app: FastifyInstance, isKnown: (path: string) => boolean, log: Log): void {
  app.addHook('onRequest', (request, reply, next) => {
    const started = performance.now();
    const path = request.url.split('?')[0] ?? '';
    // Told by the end of the connection too: some visitors do not wait for the answer.
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

/** What may be told of an error: its kind, its code and its place in the code. Its message may hold what was typed. */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const at = firstFrame(error)?.trim();
  return {
    error: error.constructor.name,
    ...(typeof code === 'string' && /^\w{1,40}$/.test(code) && { code }),
    ...(at !== undefined && { at }),
  };
}

/** The first line after the message, which may have lines that look like it. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start < 0 || stack.slice(0, start).includes('\n')) return undefined;
  return stack.slice(start + message.length).match(/^ +at .*$/m)?.[0];
}
