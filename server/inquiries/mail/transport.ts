import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { park } from '../../../domain/park.ts';
import type { InquirySettings } from '../settings.ts';
import type { QueuedMail } from '../store/store.ts';

/** Takes mails to a mail server. */
export interface MailTransport {
  /** Resolves when the server has taken the mail; rejects with a `SendError`. An abort leaves open whether it has. */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>;
  /** Connects and logs in, and sends nothing. */
  verify(): Promise<void>;
}

/** A mail was not taken. The message names codes only: what servers say may hold a visitor's address. */
export class SendError extends Error {
  /** The server will not take this mail on any later try either. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

type SmtpSettings = NonNullable<InquirySettings['smtp']>;

/** Milliseconds to wait for a name, a connection and a greeting, and for any one answer after that. */
const connectTimeout = 15_000;
/** RFC 5321 (4.5.3.2.6) would wait ten minutes after the final dot; the worker's own limit ends a send before. */
const silenceTimeout = 100_000;

/** The mail server of the settings. Each mail gets a connection of its own. */
export function openTransport({ url, requireTls }: SmtpSettings): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transporter = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure,
    requireTLS: requireTls,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls: {
      minVersion: 'TLSv1.2',
      // A relay on the same machine has a certificate that nobody signed. Where TLS may be missing altogether, a check
      // of it would keep nobody out (RFC 7435).
      rejectUnauthorized: requireTls || secure,
    },
    dnsTimeout: connectTimeout,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: silenceTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...composed(mail), signal });
      } catch (error) {
        throw sendError(error as NodemailerError);
      }
    },
    async verify() {
      await transporter.verify();
    },
  };
}

/** Addresses go in as they are and are never parsed: a comma in one makes no second one. */
const address = (value: string, name = '') => ({ name, address: value });

function composed(mail: QueuedMail): SendMailOptions {
  return {
    from: address(mail.from, park.name),
    to: address(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: address(mail.replyTo) }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.queuedAt,
    text: mail.text,
    // Keeps lines within 76 characters, whatever was typed.
    textEncoding: 'quoted-printable',
    xMailer: false,
    // RFC 3834: no mail program answers these by itself. The office's mail is answered to the visitor.
    ...(mail.kind !== 'office' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** Replies that speak of the login and not of the mail (RFC 4954): the owner mends those. */
const loginReplies = [530, 534, 535, 538];

function sendError(failure: NodemailerError): SendError {
  const { code = 'ERROR', originalCode, timeoutType, command, responseCode, response } = failure;
  if (responseCode === undefined) {
    // An envelope that the client itself refuses is refused for good.
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
