interface Part {
  /** By name in lower case, unfolded. */
  headers: Map<string, string>;
  /** Decoded, with LF line ends. */
  text: string;
}

/** A mail as displayed by a mail client. */
export interface ReadMail extends Part {
  subject: string;
  attachments: (Part & { name: string })[];
}

/** Reads a mail with a text and attachments. `source` has one character per byte. */
export function readMail(source: string): ReadMail {
  const whole = partOf(source);
  const { headers } = whole;
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const inner = boundary === undefined ? [] : source.split(`\r\n--${boundary}`).slice(1, -1);
  const [{ text } = whole, ...files] = inner.map(each => partOf(each.replace(/^\r\n/, '')));
  const attachments = files.map(file => {
    const name = /filename="?([^";]+)/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { ...file, name };
  });
  return { headers, subject: decodedWords(headers.get('subject') ?? ''), text, attachments };
}

function partOf(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), utf8(line.replace(/^[^:]*: ?/, ''))]),
  );
  const body = source.slice(end + 4);
  const quoted = headers.get('content-transfer-encoding') === 'quoted-printable';
  return { headers, text: utf8(quoted ? unquoted(body) : body).replaceAll('\r\n', '\n') };
}

/** Quoted-printable (RFC 2045, 6.7). */
const unquoted = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

/** Decodes the encoded words of a header (RFC 2047). Spaces between two of them are ignored. */
const decodedWords = (value: string) =>
  value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_match, encoding: string, text: string) =>
      /q/i.test(encoding)
        ? unquoted(text.replaceAll('_', ' '))
        : Buffer.from(text, 'base64').toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, utf8);
