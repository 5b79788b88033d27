import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { park } from '../../../domain/park.ts';
import type { InquirySettings } from '../settings.ts';
import type { QueuedMail } from '../store/store.ts';
import { type MailMessage, type MailSettings, mailDomain, needsUtf8 } from './messages.ts';

export type OutgoingMail = MailMessage &
  Pick<QueuedMail, 'messageId'> & {
    /** The time of sending: mail servers reject dates that are days old. */
    date: Date;
  };

export interface MailTransport {
  /** Rejects with a `SendError`. An aborted mail may have been accepted. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Offers a mail to the office without sending it. The error contains no password. */
  verify(): Promise<void>;
}

/** The message contains only codes, because responses may contain a visitor's address. */
export class SendError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

export const isRefusal = (message: string): boolean => /^5\d\d\b/.test(message);

type SmtpSettings = NonNullable<InquirySettings['smtp']>;

const connectTimeout = 15_000;
/** In milliseconds. RFC 5321 (4.5.3.2.6) allows a server ten minutes; the worker aborts earlier. */
const socketTimeout = 100_000;

type Addresses = Pick<MailSettings, 'mailFrom' | 'officeEmail'>;

export function openTransport({ url, requireTls }: SmtpSettings, addresses: Addresses): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    // Strict servers reject EHLO names that are not in the DNS.
    name: mailDomain(addresses.mailFrom),
    host: hostname.startsWith('[') ? hostname.slice(1, -1) : domainToASCII(decodeURIComponent(hostname)),
    ...(port !== '' && { port: Number(port) }),
    secure,
    requireTLS: requireTls,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls: {
      minVersion: 'TLSv1.2',
      // Opportunistic TLS gains nothing from verification (RFC 7435), and local relays have self-signed certificates.
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
        await transporter.sendMail({ ...toMailOptions(mail), signal });
      } catch (error) {
        throw toSendError(error as NodemailerError);
      }
    },
    async verify() {
      try {
        await offerTestMail(options, addresses);
      } catch (error) {
        throw new Error(explainRefusal(error as NodemailerError, options.name, addresses));
      }
    },
  };
}

type ConnectionOptions = SMTPConnection.Options & { auth?: SMTPConnection.AuthenticationType };

async function offerTestMail(
  options: ConnectionOptions,
  { mailFrom, officeEmail }: Addresses,
): Promise<void> {
  const ascii = (address: string) => address.replace(/[^@]*$/, () => mailDomain(address));
  let refusal: NodemailerError | undefined;
  // Nodemailer only allows custom commands in a login method.
  const offerCommands = async ({ sendCommand, extensions }: SMTPConnection.CustomAuthenticationContext) => {
    const utf8 = [mailFrom, officeEmail].some(needsUtf8);
    if (utf8 && !extensions.includes('SMTPUTF8')) {
      refusal = new Error('it takes no addresses with letters other than ASCII (MAIL_FROM, OFFICE_EMAIL)');
      return;
    }
    const commands = {
      'MAIL FROM': `MAIL FROM:<${ascii(mailFrom)}>${utf8 ? ' SMTPUTF8' : ''}`,
      'RCPT TO': `RCPT TO:<${ascii(officeEmail)}>`,
      RSET: 'RSET',
    };
    for (const [command, line] of Object.entries(commands)) {
      const { response } = await sendCommand(line);
      if (response.startsWith('2')) continue;
      refusal = Object.assign(new Error('refused'), {
        command,
        response,
        responseCode: parseInt(response, 10),
      });
      return;
    }
  };
  const connection = new SMTPConnection({ ...options, customAuth: { OFFER: offerCommands } });
  const failed = new Promise<never>((_, reject) => connection.on('error', reject));
  failed.catch(() => {});
  const step = (start: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => start(error => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step(done => connection.connect(done));
    if (options.auth && connection.allowsAuth) await step(done => connection.login(options.auth, done));
    await step(done => connection.login({ method: 'OFFER' }, done));
    if (refusal) throw refusal;
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Nodemailer does not parse objects, so a comma cannot add an address. */
const address = (value: string, name = '') => ({ name, address: value });

function toMailOptions(mail: OutgoingMail): SendMailOptions {
  const { from, to, replyTo, subject, text, attachments = [], headers, messageId, date } = mail;
  return {
    from: address(from, park.name),
    to: address(to),
    ...(replyTo !== undefined && { replyTo: address(replyTo) }),
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
 * RFC 3463: the mailbox does not exist, has moved, accepts no mail, is disabled or full. Exchange uses 5.2.2 for the sender's quota too.
 */
const mailboxCodes = /^5\.(1\.([1-46]|10)|2\.[12])$/;
const senderProblem = /sender|sending|submission|relay|limit|quota|authenticat|helo|policy|spam/i;

/** What servers without enhanced codes say. */
const missingWord = /no such|unknown|unavailable|not found|not exist|unroutable|unrouteable|invalid/i;
const mailboxWord = /\b(user|mailbox|recipient|address|person)\b/i;
const otherReason =
  /sender|submission|relay|auth|client|policy|limit|quota|spam|block|denied|helo|dns|domain/i;

/** Finds enhanced codes also as qmail writes them: `(#5.1.1)`. */
const getEnhancedCode = (reply: string) => /^\d{3}[ -](?:.*\(#)?([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];

/** All other refusals may be temporary, or the owner can fix their cause: sender, login, relaying, quotas, policies. */
function refusesMailbox(stage: string, reply: string): boolean {
  if (stage !== 'RCPT TO' && stage !== 'DATA') return false;
  const code = getEnhancedCode(reply);
  // Addresses may contain any word.
  const words = reply.replace(/\S*@\S*/g, '');
  if (code !== undefined && !code.endsWith('.0'))
    return mailboxCodes.test(code) && !senderProblem.test(words);
  return (
    stage === 'RCPT TO' && missingWord.test(words) && mailboxWord.test(words) && !otherReason.test(words)
  );
}

function toSendError(failure: NodemailerError): SendError {
  const { code = 'ERROR', originalCode, timeoutType, command = '', responseCode, response = '' } = failure;
  if (responseCode === undefined) {
    // Nodemailer rejects such an envelope every time.
    const permanent = code === 'EENVELOPE';
    return new SendError([code, originalCode ?? timeoutType].filter(Boolean).join(' '), permanent);
  }
  const permanent = responseCode >= 500 && refusesMailbox(command, response);
  const stageSuffix = command === '' ? '' : ` at ${command}`;
  return new SendError(
    [responseCode, getEnhancedCode(response)].filter(Boolean).join(' ') + stageSuffix,
    permanent,
  );
}

/** The response to a login may repeat the password. */
function explainRefusal(
  failure: NodemailerError,
  name: string,
  { mailFrom, officeEmail }: Addresses,
): string {
  const { command = '', responseCode, response = '', message } = failure;
  if (responseCode === undefined) return message;
  if (command.startsWith('AUTH'))
    return `it refused the user name or password of SMTP_URL: ${toSendError(failure).message}`;
  const subject =
    {
      CONN: 'the connection',
      EHLO: `our name, ${name}`,
      HELO: `our name, ${name}`,
      STARTTLS: 'TLS, which SMTP_TLS requires',
      'MAIL FROM': `the sender ${mailFrom} (MAIL_FROM)`,
      'RCPT TO': `a mail from ${mailFrom} to ${officeEmail} (OFFICE_EMAIL)`,
    }[command] ?? command;
  return `it refused ${subject}: ${response}`;
}
