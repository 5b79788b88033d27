import type { FastifyInstance } from 'fastify';

/** Routes of `app` get posted forms as `URLSearchParams`. All other content types are rejected. */
export function registerFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, text: string) => new URLSearchParams(text),
  );
}
