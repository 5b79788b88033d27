import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { park } from '../../../domain/park.ts';
import type { InquirySettings } from '../settings.ts';
import type { QueuedMail } from '../store/store.ts';
import { type MailMessage, needsUtf8 } from './messages.ts';

export type Outgoing = MailMessage & Pick<QueuedMail, 'messageId' | 'queuedAt'>;

/** Sends mails to a mail server. */
export interface MailTransport {
  /** Resolves once the server has accepted the mail, else rejects with a `SendError`. An aborted mail may have been accepted. */
  send(mail: Outgoing, signal: AbortSignal): Promise<void>;
  /** Connects and logs in without sending anything. */
  verify(): Promise<void>;
}

/** A mail was not accepted. The message contains only codes: server responses may contain a visitor's address. */
export class SendError extends Error {
  /** Whether retrying is pointless. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

type SmtpSettings = NonNullable<InquirySettings['smtp']>;

/** Milliseconds each for DNS, the connection and the greeting. */
const connectTimeout = 15_000;
/** Milliseconds without a response. RFC 5321 (4.5.3.2.6) says ten minutes; the worker aborts earlier. */
const socketTimeout = 100_000;

/** The configured mail server. Each mail uses its own connection. */
export function openTransport({ url, requireTls }: SmtpSettings): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure,
    requireTLS: requireTls,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls: {
      minVersion: 'TLSv1.2',
      // Local relays have self-signed certificates, and with optional TLS checking them is pointless (RFC 7435).
      rejectUnauthorized: requireTls || secure,
    },
    dnsTimeout: connectTimeout,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  const transporter = createTransport(options);
  return {
    async send(mail, signal) {
      try {
        // Nodemailer would send the address regardless, in bytes that the server does not expect.
        if ([mail.from, mail.to, mail.replyTo ?? ''].some(needsUtf8) && !(await offersUtf8(options, signal)))
          throw new SendError('SMTPUTF8 is not offered', true);
        await transporter.sendMail({ ...composed(mail), signal });
      } catch (error) {
        throw error instanceof SendError ? error : sendError(error as NodemailerError);
      }
    },
    async verify() {
      await transporter.verify();
    },
  };
}

/** Asks the mail server over a separate connection whether it accepts non-ASCII local parts (RFC 6531). */
function offersUtf8(options: SMTPConnection.Options, signal: AbortSignal): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    const abort = () => reject(Object.assign(new Error('aborted'), { code: 'EABORT' }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    connection.on('error', reject);
    connection.once('end', () => reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' })));
    // The last response is to EHLO.
    connection.connect(error => {
      if (error) reject(error);
      else resolve(/^250[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || ''));
    });
  }).finally(() => connection.close());
}

/** Nodemailer does not parse objects, so a comma adds no second address. */
const address = (value: string, name = '') => ({ name, address: value });

function composed(mail: Outgoing): SendMailOptions {
  const { from, to, replyTo, subject, text, attachments = [], headers, messageId, queuedAt } = mail;
  return {
    from: address(from, park.name),
    to: address(to),
    ...(replyTo !== undefined && { replyTo: address(replyTo) }),
    subject,
    messageId,
    date: queuedAt,
    text,
    // Wraps lines at 76 characters, whatever was typed.
    textEncoding: 'quoted-printable',
    attachments: attachments.map(({ name, text: content }) => ({
      filename: name,
      content,
      contentType: 'text/plain; charset=utf-8',
      contentTransferEncoding: 'quoted-printable',
      contentDisposition: 'attachment',
    })),
    xMailer: false,
    ...(headers && { headers: { ...headers } }),
  };
}

/** These concern the login, not the mail (RFC 4954), and the owner can fix them. */
const loginReplies = [530, 534, 535, 538];

function sendError(failure: NodemailerError): SendError {
  const { code = 'ERROR', originalCode, timeoutType, command, responseCode, response } = failure;
  if (responseCode === undefined) {
    // Nodemailer rejects such an envelope every time.
    const permanent = code === 'EENVELOPE';
    return new SendError([code, originalCode ?? timeoutType].filter(Boolean).join(' '), permanent);
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const permanent =
    failure.permanent === true &&
    (command === 'RCPT TO' || command === 'DATA') &&
    !loginReplies.includes(responseCode);
  const place = command === undefined ? '' : ` at ${command}`;
  return new SendError([responseCode, enhanced].filter(Boolean).join(' ') + place, permanent);
}
