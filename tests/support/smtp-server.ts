import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type ParsedMail, parseMail } from './mime.ts';

/** `text` may have several lines. `drop` takes the whole message, then closes the connection. */
export type Fault =
  | { at: 'greeting' | 'sender' | 'recipient' | 'data'; code: number; text?: string | string[] }
  | { at: 'data'; silent: true }
  | { at: 'data'; drop: true };

interface ReceivedMail extends ParsedMail {
  /** Addresses of the envelope. */
  from: string;
  to: string[];
  secure: boolean;
  user: unknown;
}

interface SmtpOptions {
  /** Speak TLS from the start (`smtps:`). */
  secure?: boolean;
  startTls?: boolean;
  untrusted?: boolean;
  login?: { user: string; password: string };
}

export async function startSmtp(options: SmtpOptions = {}) {
  const events = new EventEmitter();
  const { login } = options;
  const server = new SMTPServer({
    ...(options.untrusted ? {} : loopbackCertificate),
    logger: false,
    secure: options.secure === true,
    disabledCommands: [...(options.startTls === false ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, done) {
      const isValid = username === login?.user && password === login?.password;
      done(isValid ? null : refusal(535, `wrong: ${username} ${password}`), { user: username });
    },
    onConnect(_session, done) {
      smtp.connections += 1;
      answer('greeting', done);
    },
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: (_address, _session, done) => answer('recipient', done),
    async onData(stream, session, done) {
      const chunks: Buffer[] = await stream.toArray().catch(() => []);
      if (stream.destroyed && !stream.readableEnded) return;
      const source = Buffer.concat(chunks).toString('latin1');
      smtp.mails.push({ ...parseMail(source), ...envelopeOf(session) });
      events.emit('mail');
      if (!smtp.fault || !('drop' in smtp.fault)) return answer('data', done);
      // Destroying the socket below TLS would crash Node.
      for (const connection of server.connections)
        if (connection.session === session) connection._socket.destroy();
    },
  });
  function answer(at: Fault['at'], done: (error?: Error | null) => void): void {
    const { fault } = smtp;
    if (fault?.at !== at) done();
    else if ('code' in fault) done(refusal(fault.code, fault.text ?? 'no'));
  }

  // Some tests close the connection early.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp = {
    /** The server's URL, without credentials. */
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    mails: [] as ReceivedMail[],
    connections: 0,
    fault: undefined as Fault | undefined,
    /** Includes mails that were then refused. */
    async waitForMails(count: number, subjectPart = ''): Promise<ReceivedMail[]> {
      const findMails = () => smtp.mails.filter(({ subject }) => subject.includes(subjectPart));
      while (findMails().length < count) await once(events, 'mail');
      return findMails();
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  };
  return smtp;
}

/** The server takes an array for a reply of several lines. */
const refusal = (responseCode: number, message: string | string[]) =>
  Object.assign(new Error(), { responseCode, message });

function envelopeOf({ envelope: { mailFrom, rcptTo }, secure, user }: SMTPServerSession) {
  const from = mailFrom === false ? '' : mailFrom.address;
  return { from, to: rcptTo.map(({ address }) => address), secure, user };
}

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

export function trustLoopback(): void {
  setDefaultCACertificates([...getCACertificates('default'), loopbackCertificate.cert]);
}
