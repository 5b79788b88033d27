import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { park } from '../../../domain/park.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { startScriptedSmtp } from '../../../tests/support/scripted-smtp.ts';
import { type Fault, startSmtp, trustLoopback } from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';
import { automaticMailHeaders } from './messages.ts';
import { type OutgoingMail, openTransport, SendError } from './transport.ts';

const mail: OutgoingMail = {
  from: mailSettings.mailFrom,
  to: "o'brien@example.ie",
  replyTo: mailSettings.officeEmail,
  subject: `Your inquiry ${exampleReference}`,
  text: 'Hello,\n\n.\nSiobhán 🦜\n',
  headers: automaticMailHeaders,
  messageId: `<${exampleReference}.confirmation.1@park.example>`,
  date: new Date('2026-11-20T09:15:00Z'),
};
const never = new AbortController().signal;
const accented = 'josé@exámple.es';
const forNow = (message: string) => ({ message, isPermanent: false });

beforeAll(trustLoopback);

async function start(options?: Parameters<typeof startSmtp>[0], fault?: Fault) {
  const server = await startSmtp(options);
  onTestFinished(() => server.stop());
  return Object.assign(server, { fault });
}

async function sendTo({ url }: { url: string }, changes: Partial<OutgoingMail> = {}, requireTls = true) {
  try {
    await openTransport({ url, requireTls }, mailSettings).send({ ...mail, ...changes }, never);
    return 'sent';
  } catch (error) {
    if (error instanceof SendError) return error;
    throw error;
  }
}

describe('a mail', () => {
  it('arrives unchanged over TLS', async () => {
    const smtp = await start();
    expect(await sendTo(smtp)).toBe('sent');
    const [received] = smtp.mails;
    expect(received).toMatchObject({ from: mail.from, to: [mail.to], text: mail.text, secure: true });
    expect(Object.fromEntries(received?.headers ?? [])).toEqual({
      from: `${park.name} <${mail.from}>`,
      to: mail.to,
      'reply-to': mail.replyTo,
      subject: mail.subject,
      'message-id': mail.messageId,
      date: 'Fri, 20 Nov 2026 09:15:00 +0000',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      'content-type': 'text/plain; charset=utf-8',
      'content-transfer-encoding': 'quoted-printable',
      'mime-version': '1.0',
    });
  });

  it('has files as attachments, not inline', async () => {
    const smtp = await start();
    const text = `${mailSettings.siteOrigin}/desk?until=1&signature=${'x'.repeat(100)}\n`;
    const name = `${exampleReference}.txt`;
    await sendTo(smtp, { attachments: [{ name, text }] });
    expect(smtp.mails).toMatchObject([{ text: mail.text, attachments: [{ name, text }] }]);
    const [file] = smtp.mails[0]?.attachments ?? [];
    expect(file?.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8;/);
    expect(file?.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('has no overlong lines, whatever was typed, and is not reflowed', async () => {
    const smtp = await start();
    const words = `${'words '.repeat(500)}\nFrom here\n`;
    for (const text of [`${'x'.repeat(4000)}\n${'🦜'.repeat(1000)}\n..\n\r\rbare\n`, words])
      await sendTo(smtp, { text });
    for (const { source } of smtp.mails) {
      expect(Math.max(...source.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(78);
      expect(source).not.toMatch(/\r(?!\n)|(?<!\r)\n|[^\0-\x7f]/);
    }
    expect(smtp.mails[0]?.text).toContain('🦜'.repeat(1000));
    expect(smtp.mails[1]?.text).toBe(words);
  });

  it('prevents header and recipient injection through address and subject', async () => {
    const smtp = await start();
    for (const address of [
      'a,b@example.com',
      'a@example.com>\r\nBcc: all@example.com',
      'a@example.com, b@example.com',
      '"x" <a@example.com>',
      'a@example.com\nSubject: other',
      'a\u0000@example.com',
    ])
      await sendTo(smtp, { to: address, replyTo: address });
    for (const { headers } of smtp.mails) expect(headers.get('subject')).toBe(mail.subject);
    await sendTo(smtp, { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' });
    expect(smtp.mails.at(-1)).toMatchObject({ to: [mail.to], text: mail.text });
    for (const { to, headers } of smtp.mails) {
      expect(to).toHaveLength(1);
      expect([...headers.keys()].filter(name => ['bcc', 'cc', 'x'].includes(name))).toEqual([]);
    }
  });

  it('has a single reply address, quoted if necessary', async () => {
    const smtp = await start();
    for (const replyTo of ['.a..b.@example.com', 'user@müller.example']) await sendTo(smtp, { replyTo });
    const replyAddresses = smtp.mails.map(({ headers }) => headers.get('reply-to'));
    expect(replyAddresses).toEqual(['<".a..b."@example.com>', 'user@xn--mller-kva.example']);
  });
});

describe('an address with non-ASCII letters', () => {
  it('before the @ is used if the mail server supports it', async () => {
    const smtp = await start();
    expect(await sendTo(smtp, { to: accented })).toBe('sent');
    expect(smtp.mails).toMatchObject([{ to: [accented], utf8: true, secure: true }]);
    expect(smtp.mails[0]?.headers.get('to')).toBe(accented);
  });

  it('after the @ is sent as Punycode to every mail server', async () => {
    const smtp = await start({ asciiOnly: true });
    expect(await sendTo(smtp, { to: 'jose@exámple.es' })).toBe('sent');
    expect(smtp).toMatchObject({ connections: 1, mails: [{ utf8: false }] });
    expect(smtp.mails[0]?.headers.get('to')).toBe('jose@xn--exmple-qta.es');
  });
});

describe('a refusal by the server', () => {
  it.each<[string, Fault, string, boolean]>([
    ['temporarily rejects the recipient', { at: 'recipient', code: 450 }, '450 at RCPT TO', false],
    ['disconnects after the final dot', { at: 'data', drop: true }, 'ECONNECTION', false],
    [
      'gives the enhanced status code, but no personal data',
      { at: 'recipient', code: 550, text: '5.1.1 <hannah@example.com>: no such user hannah' },
      '550 5.1.1 at RCPT TO',
      true,
    ],
  ])('%s', async (_name, fault, message, isPermanent) => {
    expect(await sendTo(await start({}, fault))).toMatchObject({ message, isPermanent });
  });

  // Messages of real servers.
  it.each<[stage: 'AUTH' | 'MAIL' | 'RCPT' | '.', reply: string, isPermanent: boolean]>([
    [
      'RCPT',
      '550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 https://support.google.com/mail/?p=NoSuchUser',
      true,
    ],
    [
      'RCPT',
      '550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
      true,
    ],
    ['RCPT', '550 5.1.2 <ann@example.cmo>: Recipient address rejected: Domain not found', true],
    ['RCPT', '552 5.2.2 The recipient’s inbox is out of storage space and inactive.', true],
    ['.', '550 5.1.1 User unknown', true],
    ['RCPT', '550 No such user here', true],
    ['RCPT', '550 Unrouteable address', true],
    ['RCPT', '550 5.1.1 <policy@limits.example.com>: User unknown', true],
    ['RCPT', '452 4.2.2 The email account that you tried to reach is over quota.', false],
    ['RCPT', '451 4.7.1 Greylisted, please try again', false],
    ['MAIL', '550 5.1.1 <web@example.org>: Sender address rejected: User unknown', false],
    ['MAIL', '553 5.7.1 <web@example.org>: Sender address rejected: not owned by user tickets', false],
    ['.', '554 5.2.252 SendAsDenied; tickets@example.org not allowed to send as web@example.org', false],
    ['.', '554 5.2.2 Submission quota exceeded', false],
    [
      'AUTH',
      '535-5.7.8 Username and Password not accepted.\r\n535 5.7.8 https://support.google.com/mail/?p=BadCredentials',
      false,
    ],
    ['RCPT', '550 5.7.1 Relaying denied', false],
    ['RCPT', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', false],
    ['.', '550 5.7.26 Unauthenticated email from example.org is not accepted due to DMARC policy', false],
  ])('at %s by "%s" is final: %s', async (stage, reply, isPermanent) => {
    const smtp = await startScriptedSmtp(line => {
      if (line.startsWith('EHLO') && stage === 'AUTH') return '250-mail.example.org\r\n250 AUTH PLAIN';
      const refuses = stage === '.' ? line === '.' : new RegExp(`^(${stage})`).test(line);
      return refuses ? reply : undefined;
    });
    const url = `smtp://isla:parrot@127.0.0.1:${smtp.port}`;
    const outcome = await sendTo({ url }, {}, false);
    expect(outcome).toMatchObject({ isPermanent });
    expect((outcome as SendError).message).toMatch(new RegExp(`^${reply.slice(0, 3)}\\b`));
  });

  it('is temporary if the login fails or the server is unreachable', async () => {
    const smtp = await start({ login: { user: 'isla', password: 'p@ss:word' } });
    const url = (login: string) => ({ url: `smtp://${login}@127.0.0.1:${smtp.port}` });
    expect(await sendTo(url('isla:wrong'))).toMatchObject(forNow('535 at AUTH PLAIN'));
    expect(await sendTo(url('isla:p%40ss%3Aword'))).toBe('sent');
    expect(smtp.mails).toMatchObject([{ user: 'isla' }]);
    await smtp.stop();
    expect(await sendTo(smtp)).toMatchObject(forNow('ESOCKET ECONNREFUSED'));
  });

  it('is reported immediately when the send is aborted', async () => {
    const silent = await start({}, { at: 'data', silent: true });
    const abort = new AbortController();
    const sending = openTransport({ url: silent.url, requireTls: true }, mailSettings).send(
      mail,
      abort.signal,
    );
    await silent.waitForMails(1);
    abort.abort();
    await expect(sending).rejects.toMatchObject(forNow('EABORT'));
  });
});

describe('TLS', () => {
  it('cannot be disabled by the URL if it is required', async () => {
    const { url, mails } = await start({ startTls: false });
    expect(await sendTo({ url })).toMatchObject(forNow('500 at STARTTLS'));
    const insecureUrl = `${url}?ignoreTLS=true&requireTLS=false&tls.rejectUnauthorized=false`;
    expect(await sendTo({ url: insecureUrl })).toBeInstanceOf(SendError);
    expect(mails).toEqual([]);
  });

  it.each([true, false])('needs a trusted certificate (implicit TLS: %s)', async secure => {
    const smtp = await start({ secure, untrusted: true });
    expect(await sendTo(smtp)).toMatchObject({ isPermanent: false });
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ['required and implicit', { secure: true }, true, true],
    ['opportunistic and not offered', { startTls: false }, false, false],
    ['opportunistic and offered', {}, false, true],
    ['opportunistic with an untrusted certificate', { untrusted: true }, false, true],
  ])('is used whenever possible: %s', async (_name, options, required, secure) => {
    const smtp = await start(options);
    expect(await sendTo(smtp, {}, required)).toBe('sent');
    expect(smtp.mails).toMatchObject([{ secure }]);
  });
});

describe('verification', () => {
  const { mailFrom, officeEmail } = mailSettings;
  const login = (line: string) =>
    line.startsWith('EHLO') ? '250-mail.example.org\r\n250-PIPELINING\r\n250 AUTH PLAIN' : undefined;
  const verify = ({ port }: { port: number }, requireTls = false) =>
    openTransport({ url: `smtp://isla:parrot@127.0.0.1:${port}`, requireTls }, mailSettings).verify();

  it('offers a mail to the office, but sends none', async () => {
    const smtp = await startScriptedSmtp(login);
    await verify(smtp);
    const [, auth, ...rest] = smtp.lines;
    expect(auth).toMatch(/^AUTH PLAIN /);
    expect(rest.slice(0, 3)).toEqual([`MAIL FROM:<${mailFrom}>`, `RCPT TO:<${officeEmail}>`, 'RSET']);
    expect(smtp.lines).not.toContain('DATA');
    const tls = await start();
    await openTransport({ url: tls.url, requireTls: true }, mailSettings).verify();
    expect(tls.mails).toEqual([]);
  });

  it.each([
    ['', '554 5.7.1 No SMTP service here', 'it refused the connection: 554 5.7.1 No SMTP service here'],
    ['EHLO', '421 4.7.0 Try again later (EHLO)', /^it refused our name, [\w.-]+\.\w+: 421 4\.7\.0 Try again/],
    [
      'AUTH',
      '500 5.5.1 Command unrecognized: "AUTH PLAIN AGlzbGEAcGFycm90"',
      'it refused the user name or password of SMTP_URL: 500 5.5.1 at AUTH PLAIN',
    ],
    [
      'MAIL',
      '550 5.7.60 Client has no permission to send as this sender',
      `it refused the sender ${mailFrom} (MAIL_FROM): 550 5.7.60`,
    ],
    [
      'RCPT',
      '550 5.1.1 User unknown',
      `it refused a mail from ${mailFrom} to ${officeEmail} (OFFICE_EMAIL): 550 5.1.1 User unknown`,
    ],
    ['RCPT', '421 4.4.2 Too many errors', /\(OFFICE_EMAIL\): 421 4\.4\.2/],
    ['RCPT', '450 4.7.1 Greylisted', /\(OFFICE_EMAIL\): 450 4\.7\.1 Greylisted/],
  ])('says what was refused at %s by "%s"', async (stage, reply, words) => {
    const smtp = await startScriptedSmtp(line =>
      (stage === '' ? line === '' : line.startsWith(stage)) ? reply : login(line),
    );
    await expect(verify(smtp)).rejects.toThrow(words);
    await expect(verify(smtp)).rejects.not.toThrow(/parrot|AGlzbGEAcGFycm90/);
  });

  it('fails without TLS if that is required, and if nobody listens', async () => {
    const smtp = await start({ startTls: false });
    await expect(verify(smtp, true)).rejects.toThrow('it refused TLS, which SMTP_TLS requires: 500');
    await smtp.stop();
    await expect(verify(smtp)).rejects.toThrow(/ECONNREFUSED/);
  });
});
