import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { park } from '../../../domain/park.ts';
import type { InquirySettings } from '../settings.ts';
import type { QueuedMail } from '../store/records.ts';
import { getMailDomain, type Mail, type MailSettings } from './mails.ts';

export type OutgoingMail = Mail &
  Pick<QueuedMail, 'messageId'> & {
    /** The time of sending: mail servers reject dates that are days old. */
    date: Date;
  };

/** Both functions reject with a `SendError`. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and logs in, but sends nothing. */
  verify(): Promise<void>;
}

/** The message contains only codes, because replies may contain a visitor's address or our password. */
export class SendError extends Error {
  /** The mailbox does not exist. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

type SmtpSettings = NonNullable<InquirySettings['smtp']>;

const connectTimeoutMs = 15_000;
/** RFC 5321 (4.5.3.2.6) allows a server ten minutes, but all commands of a send must end within a lease. */
const socketTimeoutMs = 45_000;

export function openTransport(
  { url, requireTls }: SmtpSettings,
  { mailFrom }: Pick<MailSettings, 'mailFrom'>,
): MailTransport {
  const address = new URL(url);
  // Nodemailer would take options from it.
  address.search = '';
  const transporter = createTransport({
    // Strict servers reject EHLO names that are not in the DNS.
    name: getMailDomain(mailFrom),
    url: address.href,
    requireTLS: requireTls,
    tls: {
      minVersion: 'TLSv1.2',
      // Opportunistic TLS gains nothing from verification (RFC 7435), and local relays have self-signed certificates.
      rejectUnauthorized: requireTls || address.protocol === 'smtps:',
    },
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const rejectWithCodes = (error: NodemailerError) => {
    throw toSendError(error);
  };
  return {
    async send(mail) {
      await transporter.sendMail(toMailOptions(mail)).catch(rejectWithCodes);
    },
    async verify() {
      await transporter.verify().catch(rejectWithCodes);
    },
  };
}

/** Nodemailer does not parse objects, so a comma cannot add an address. */
const toAddress = (address: string, name = '') => ({ name, address });

function toMailOptions(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, text, attachments = [], headers, messageId, date } = mail;
  return {
    from: toAddress(from, park.name),
    to: toAddress(to),
    ...(replyTo !== undefined && { replyTo: toAddress(replyTo) }),
    subject,
    messageId,
    date,
    text,
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

/**
 * Only 5.1.x (RFC 3463: no such mailbox or domain) about the recipient is permanent; the owner can repair the cause of every other refusal.
 */
function toSendError({ code = 'ERROR', originalCode, timeoutType, command, response = '' }: NodemailerError) {
  const [, status, enhancedStatus] = /^(\d{3})(?:[ -]([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  const codes = status ? [status, enhancedStatus] : [code, originalCode ?? timeoutType];
  const stage = status && command ? ` at ${command}` : '';
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA';
  const isPermanent = isAboutRecipient && enhancedStatus?.startsWith('5.1.') === true;
  return new SendError(codes.filter(Boolean).join(' ') + stage, isPermanent);
}
