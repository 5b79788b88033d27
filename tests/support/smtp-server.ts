import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type ReadMail, readMail } from './mime.ts';

/** A fault of the server and its stage; `drop` takes the whole message, then closes the connection. */
export type Fault =
  | { at: 'greeting' | 'sender' | 'recipient' | 'data'; code: number; text?: string }
  | { at: 'data'; silent: true }
  | { at: 'data'; drop: true };

interface ReceivedMail extends ReadMail {
  /** Of the envelope. */
  from: string;
  to: string[];
  /** Whether the sender asked for SMTPUTF8. */
  utf8: boolean;
  source: string;
  secure: boolean;
  user: unknown;
  /** Whether the server acknowledged it. */
  acknowledged: boolean;
}

interface SmtpOptions {
  /** Speak TLS from the start (`smtps:`). */
  secure?: boolean;
  startTls?: boolean;
  /** Do not offer SMTPUTF8. */
  asciiOnly?: boolean;
  /** Use an untrusted certificate. */
  untrusted?: boolean;
  /** Require this login. */
  login?: { user: string; password: string };
  port?: number;
}

/** Starts a real mail server on loopback. */
export async function startSmtp(options: SmtpOptions = {}) {
  const events = new EventEmitter();
  const { login } = options;
  const server = new SMTPServer({
    ...(options.untrusted ? {} : loopbackCertificate),
    logger: false,
    secure: options.secure === true,
    hideSMTPUTF8: options.asciiOnly === true,
    disabledCommands: [...(options.startTls === false ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, done) {
      const right = username === login?.user && password === login?.password;
      done(right ? null : refusal(535, 'wrong user or password'), { user: username });
    },
    onConnect(_session, done) {
      fake.connections += 1;
      answer('greeting', done);
    },
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: (_address, _session, done) => answer('recipient', done),
    async onData(stream, session, done) {
      const chunks: Buffer[] = await stream.toArray().catch(() => []);
      if (stream.destroyed && !stream.readableEnded) return;
      const source = Buffer.concat(chunks).toString('latin1');
      const acknowledged = fake.fault?.at !== 'data';
      fake.mails.push({ ...readMail(source), source, ...envelopeOf(session), acknowledged });
      events.emit('mail');
      if (!fake.fault || !('drop' in fake.fault)) return answer('data', done);
      // The TLS socket: destroying the one below it would crash Node.
      for (const each of server.connections) if (each.session === session) each._socket.destroy();
    },
  });
  function answer(at: Fault['at'], done: (error?: Error | null) => void): void {
    const { fault } = fake;
    if (fault?.at !== at) done();
    else if ('code' in fault) done(refusal(fault.code, fault.text ?? 'no'));
  }

  // Some tests close the connection early.
  server.on('error', () => {});
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const fake = {
    /** Without credentials. */
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    mails: [] as ReceivedMail[],
    connections: 0,
    fault: undefined as Fault | undefined,
    /** Waits for a number of mails, acknowledged or not, whose subjects contain a text. */
    async received(count: number, about = ''): Promise<ReceivedMail[]> {
      const found = () => fake.mails.filter(({ subject }) => subject.includes(about));
      while (found().length < count) await once(events, 'mail');
      return found();
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  };
  return fake;
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function envelopeOf({ envelope: { mailFrom, rcptTo, smtpUtf8 }, secure, user }: SMTPServerSession) {
  const from = mailFrom === false ? '' : mailFrom.address;
  return { from, to: rcptTo.map(({ address }) => address), utf8: smtpUtf8 === true, secure, user };
}

/** Self-signed, for `localhost` and 127.0.0.1. It protects nothing. */
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

/** Makes clients in this process trust that certificate. */
export function trustLoopback(): void {
  setDefaultCACertificates([...getCACertificates('default'), loopbackCertificate.cert]);
}
