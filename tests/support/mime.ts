interface Part {
  /** Unfolded headers, by their name in lower case. */
  headers: Map<string, string>;
  /** The decoded text, with LF line ends. */
  text: string;
}

export interface ParsedMail extends Part {
  subject: string;
  attachments: (Part & { name: string })[];
}

/** `source` has one character per byte. */
export function parseMail(source: string): ParsedMail {
  const whole = parsePart(source);
  const { headers } = whole;
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : source.split(`\r\n--${boundary}`).slice(1, -1);
  const [{ text } = whole, ...files] = parts.map(part => parsePart(part.replace(/^\r\n/, '')));
  const attachments = files.map(file => {
    const name = /filename="?([^";]+)/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { ...file, name };
  });
  return { headers, subject: decodeHeaderWords(headers.get('subject') ?? ''), text, attachments };
}

function parsePart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeUtf8(line.replace(/^[^:]*: ?/, '')),
    ]),
  );
  const body = source.slice(end + 4);
  const isQuotedPrintable = headers.get('content-transfer-encoding') === 'quoted-printable';
  return {
    headers,
    text: decodeUtf8(isQuotedPrintable ? decodeQuotedPrintable(body) : body).replaceAll('\r\n', '\n'),
  };
}

/** RFC 2045, section 6.7. */
const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const decodeUtf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

/** RFC 2047. Spaces between encoded words are ignored. */
const decodeHeaderWords = (value: string) =>
  value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_match, encoding: string, text: string) =>
      /q/i.test(encoding)
        ? decodeQuotedPrintable(text.replaceAll('_', ' '))
        : Buffer.from(text, 'base64').toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, decodeUtf8);
