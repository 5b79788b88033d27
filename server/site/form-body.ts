import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More than any form has. Their number is limited, because `URLSearchParams` scans all fields to read one. */
const maxFields = 100;

/** In charsets other than UTF-8, only ASCII is read; U+FFFD stands for the rest. */
function decode(bytes: Buffer, contentType = ''): string {
  const text = bytes.toString();
  const charsets = `${contentType}&${text}`.matchAll(/(?:;\s*charset|&_charset_)=["']?([^&;"']+)/gi);
  return [...charsets].every(([, name = '']) => /^utf-?8$/i.test(name))
    ? text
    : bytes.toString('latin1').replace(/[^ -~]|%[89a-f][\da-f]/gi, '\ufffd');
}

/** Routes of `app` get posted forms as `URLSearchParams`. All other content types are rejected. */
export function registerFormParser(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: FastifyRequest, bytes: Buffer) => {
      const text = decode(bytes, headers['content-type']);
      if (text.split('&', maxFields + 1).length > maxFields)
        throw Object.assign(new Error('Too many fields'), { statusCode: 400 });
      return new URLSearchParams(text);
    },
  );
}
