/** Reads a mail as a mail program does: headers, the text, and files beside it. */
export interface ReadMail {
  /** By name in lower case, unfolded, as they came. */
  headers: Map<string, string>;
  /** As people see it. */
  subject: string;
  /** The first part that is text, decoded, with LF at the ends of lines. */
  text: string;
  attachments: Attachment[];
}

export interface Attachment {
  name: string;
  headers: Map<string, string>;
  text: string;
}

/** `source` has a character a byte. */
export function readMail(source: string): ReadMail {
  const { headers, body } = part(source);
  const boundary = /^multipart\/mixed;.*boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const [text = '', ...files] =
    boundary === undefined
      ? [source]
      : `\r\n${body}`
          .split(`\r\n--${boundary}`)
          .slice(1, -1)
          .map(inner => inner.replace(/^\r\n/, ''));
  return {
    headers,
    subject: decodedWords(headers.get('subject') ?? ''),
    text: decoded(part(text)),
    attachments: files.map(file => {
      const read = part(file);
      const name = /filename="?([^";]+)/.exec(read.headers.get('content-disposition') ?? '')?.[1] ?? '';
      return { name, headers: read.headers, text: decoded(read) };
    }),
  };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function part(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), utf8(line.replace(/^[^:]*: ?/, ''))]),
  );
  return { headers, body: source.slice(end + 4) };
}

/** Quoted-printable (RFC 2045, 6.7) or plain. */
function decoded({ headers, body }: Part): string {
  const plain = headers.get('content-transfer-encoding') === 'quoted-printable' ? unquoted(body) : body;
  return utf8(plain).replaceAll('\r\n', '\n');
}

const unquoted = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

/** Encoded words of a header (RFC 2047). Spaces between two of them are not there. */
function decodedWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_match, encoding: string, text: string) =>
      encoding.toLowerCase() === 'q'
        ? unquoted(text.replaceAll('_', ' '))
        : Buffer.from(text, 'base64').toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, utf8);
}
