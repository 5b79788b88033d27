import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { loopbackCertificate } from './loopback-certificate.ts';
import { type ReadMail, readMail } from './mime.ts';

/**
 * What the server does wrong, until told otherwise.
 * - `code` with `at`: answers the greeting, the sender, the recipient or the data with it.
 * - `silent`: says nothing more from there on. - `drop`: takes the message whole, then breaks the connection.
 */
export type Fault =
  | { at: 'greeting' | 'sender' | 'recipient' | 'data'; code: number; text?: string }
  | { at: 'greeting' | 'data'; silent: true }
  | { at: 'data'; drop: true };

export interface ReceivedMail extends ReadMail {
  /** Of the envelope. */
  from: string;
  to: string[];
  /** Whether the sender asked for letters beyond ASCII in addresses (SMTPUTF8). */
  utf8: boolean;
  source: string;
  secure: boolean;
  user: string | undefined;
  /** Whether the server said that it has it. */
  acknowledged: boolean;
}

export interface SmtpOptions {
  /** Speak TLS from the start (`smtps:`). */
  secure?: boolean;
  startTls?: boolean;
  /** Do not offer SMTPUTF8. */
  asciiOnly?: boolean;
  /** Show a certificate that nobody trusts, and that is out of date. */
  untrusted?: boolean;
  /** Ask for this login. */
  login?: { user: string; password: string };
  /** Listen here, to be the server that another one was. */
  port?: number;
}

/** A real mail server on loopback. */
export interface SmtpFake {
  /** Without a login. */
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Connections so far. */
  connections: number;
  fault: Fault | undefined;
  /** Resolves when so many mails have come, acknowledged or not. */
  received(count: number): Promise<ReceivedMail[]>;
  /** Resolves when so many connections have come. */
  connected(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Makes clients in this process believe the certificate of the servers here. */
export function trustLoopback(): void {
  setDefaultCACertificates([...getCACertificates('default'), loopbackCertificate.cert]);
}

export async function startSmtp(options: SmtpOptions = {}): Promise<SmtpFake> {
  const news = new EventEmitter();
  const { login } = options;

  const server = new SMTPServer({
    ...(options.untrusted ? {} : loopbackCertificate),
    // Without it the server warns of its own certificate.
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
      news.emit('connected');
      answer('greeting', done);
    },
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: (_address, _session, done) => answer('recipient', done),
    async onData(stream, session, done) {
      const chunks: Buffer[] = await stream.toArray().catch(() => []);
      if (stream.destroyed && !stream.readableEnded) return;
      const source = Buffer.concat(chunks).toString('latin1');
      const acknowledged = fake.fault?.at !== 'data';
      fake.mails.push({ ...readMail(source), source, ...envelope(session), acknowledged });
      news.emit('received');
      if (fake.fault && 'drop' in fake.fault) breakOff(session);
      else answer('data', done);
    },
  });

  function answer(at: Fault['at'], done: (error?: Error | null) => void): void {
    const { fault } = fake;
    if (fault?.at !== at) done();
    else if ('code' in fault) done(refusal(fault.code, fault.text ?? 'no'));
  }

  function breakOff(session: SMTPServerSession): void {
    for (const connection of server.connections) {
      // The socket of TLS and not the one under it, which would take Node down with it.
      if (connection.session === session) connection._socket.destroy();
    }
  }

  const until = async (event: string, there: () => boolean) => {
    while (!there()) await once(news, event);
  };

  // Clients that break off are part of the tests.
  server.on('error', () => {});
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const fake: SmtpFake = {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    mails: [],
    connections: 0,
    fault: undefined,
    async received(count) {
      await until('received', () => fake.mails.length >= count);
      return fake.mails;
    },
    connected: count => until('connected', () => fake.connections >= count),
    async stop() {
      await new Promise<void>(resolve => server.close(resolve));
    },
  };
  return fake;
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function envelope({ envelope: { mailFrom, rcptTo, smtpUtf8 }, secure, user }: SMTPServerSession) {
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    utf8: smtpUtf8 === true,
    secure,
    user: user as string | undefined,
  };
}
