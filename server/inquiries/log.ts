import type { FastifyInstance } from 'fastify';

/** Takes one line, without the line break. */
export type WriteLine = (line: string) => void;

/** `error`: a person has to look. `info` (usual): it is only told. */
export type Level = 'info' | 'error';

/** Writes an event to the log. Details are numbers, states and codes, never personal data. */
export type Log = (event: string, details: Readonly<Record<string, string | number>>, level?: Level) => void;

/** Logged as the status when the client did not wait for the answer, as by nginx. */
const clientGone = 499;

/** A log with a line of JSON for each event. */
export function createLog(write: WriteLine, now: () => Date): Log {
  return (event, details, level = 'info') =>
    write(JSON.stringify({ time: now().toISOString(), level, event, ...details }));
}

/**
 * Logs each request with method, path, status and milliseconds. Paths that are not the site's own are left out, because a
 * visitor may have typed them.
 */
export function logRequests(app: FastifyInstance, isKnown: (path: string) => boolean, log: Log): void {
  app.addHook('onRequest', (request, reply, next) => {
    const started = performance.now();
    const path = request.url.split('?')[0] ?? '';
    // The response is closed also when the client goes away before the answer.
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

/** The class, code and place of an error. Its message may hold what a visitor typed, so it is left out. */
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

/** The first line of the stack. It is looked for after the message, which may have lines like it. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start < 0 || stack.slice(0, start).includes('\n')) return undefined;
  return stack.slice(start + message.length).match(/^ +at .*$/m)?.[0];
}
