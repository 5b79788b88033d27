import type { FastifyInstance } from 'fastify';

/** Most fields of a body. No form of ours has as many. Reading a field takes a search through all of them. */
const mostFields = 100;

/** Makes these routes read the body of a posted form as `URLSearchParams`, and no other body. */
export function readFormBodies(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, bytes: Buffer) => {
      const text = bytes.toString();
      if (text.split('&', mostFields + 1).length > mostFields)
        throw Object.assign(new Error('Too many fields'), { statusCode: 400 });
      return new URLSearchParams(text);
    },
  );
}
