import { EventEmitter, once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { boundPortOf } from '../../server/site/bound-port.ts';

interface Part {
  /** Unfolded headers, by their name in lower case. */
  headers: Map<string, string>;
  /** The decoded text, with LF line ends. */
  text: string;
}

interface ReceivedMail extends Part {
  /** Addresses of the envelope. */
  from: string;
  to: string[];
  secure: boolean;
  subject: string;
  attachments: Part[];
}

/** A mail server that accepts everything, unless `options` say otherwise. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const events = new EventEmitter();
  const server = new SMTPServer({
    ...loopbackCertificate,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    async onData(stream, { envelope: { mailFrom, rcptTo }, secure }, done) {
      // Rejects if the sender was killed.
      const chunks = await stream.toArray().catch(() => null);
      if (chunks === null) return;
      const [mail, ...attachments] = parseParts(Buffer.concat(chunks).toString()) as [Part];
      const from = mailFrom === false ? '' : mailFrom.address;
      const to = rcptTo.map(({ address }) => address);
      mails.push({ ...mail, from, to, secure, subject: mail.headers.get('subject') ?? '', attachments });
      events.emit('mail');
      done();
    },
    ...options,
  });
  // Some tests close the connection early.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${boundPortOf(server.server)}`,
    mails,
    /** Those about an inquiry: their Message-ID contains its reference. */
    async waitForMails(count: number, reference: string): Promise<ReceivedMail[]> {
      const findMails = () => mails.filter(({ headers }) => headers.get('message-id')?.includes(reference));
      while (findMails().length < count) await once(events, 'mail');
      return findMails();
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  };
}

/** Parses what our mails consist of: texts in quoted-printable. The first has the headers of the mail. */
function parseParts(source: string): Part[] {
  const [head = '', body = ''] = source.split(/\r\n\r\n(.*)/s);
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map(line => [line.replace(/:.*/, '').toLowerCase(), line.replace(/^.*?: /, '')]),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, text: decodeQuotedPrintable(body) }];
  const [first, ...rest] = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap(part => parseParts(part.trimStart()));
  return [{ headers, text: first?.text ?? '' }, ...rest];
}

/** Of UTF-8, it is percent-encoding with another sign. */
const decodeQuotedPrintable = (text: string) =>
  decodeURIComponent(text.replaceAll('%', '%25').replaceAll('=\r\n', '').replaceAll('=', '%')).replaceAll(
    '\r\n',
    '\n',
  );

/** A self-signed certificate for `localhost` and 127.0.0.1. Its key is no secret. */
export const loopbackCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgciM3OGuOT9RbHKRC
/EHOJIZwivyRytum3s2+UGU7WrKhRANCAARX1HBYYZI8K1T6K2EDpN63usMenyJc
F3hsJztjtJy6vCG+XFWtOppWwe+ARv3zwXzFSir2ledfDUyVEjBfcgDl
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUXlbaFVjpuWvJl6w/fGgd8vpiT2wwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA4NTAzOVoYDzIxMjYxMDI4
MDg1MDM5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARX1HBYYZI8K1T6K2EDpN63usMenyJcF3hsJztjtJy6vCG+XFWtOppW
we+ARv3zwXzFSir2ledfDUyVEjBfcgDlo28wbTAdBgNVHQ4EFgQU9NcTvqIUdnvC
J1iABdbIT333STUwHwYDVR0jBBgwFoAU9NcTvqIUdnvCJ1iABdbIT333STUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgDo3M5Yl+OMbOSzNZ3dxg8EjJ/CZevwyKtMJiiBUjtKgCIAzn
Kqe74rdpjehSm0RCdB1SvWDp1lpYKZyY4bRXEmHZ
-----END CERTIFICATE-----`,
};
