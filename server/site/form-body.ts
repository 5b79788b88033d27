import type { FastifyInstance } from 'fastify';

/** More than any form has. Their number is limited, because `URLSearchParams` scans all fields to read one. */
const maxFields = 100;

/** Routes of `app` get posted forms as `URLSearchParams`, with U+FFFD for bytes of other charsets than UTF-8. All other content types are rejected. */
export function registerFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, bytes: Buffer) => {
      const text = bytes.toString();
      if (text.split('&', maxFields + 1).length > maxFields)
        throw Object.assign(new Error('Too many fields'), { statusCode: 400 });
      return new URLSearchParams(text);
    },
  );
}
