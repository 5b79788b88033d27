import type { FastifyInstance } from 'fastify';

/** Routes of `app` get posted forms as `URLSearchParams`, with U+FFFD for bytes of other charsets than UTF-8. All other content types are rejected. */
export function registerFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, bytes: Buffer) => new URLSearchParams(bytes.toString()),
  );
}
