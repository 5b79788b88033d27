import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { park } from '../../../domain/park.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
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

beforeAll(trustLoopback);

async function start(options?: Parameters<typeof startSmtp>[0], fault?: Fault) {
  const server = await startSmtp(options);
  onTestFinished(() => server.stop());
  return Object.assign(server, { fault });
}

const open = (url: string, requireTls = true) => openTransport({ url, requireTls }, mailSettings);

async function sendTo({ url }: { url: string }, changes: Partial<OutgoingMail> = {}, requireTls = true) {
  try {
    await open(url, requireTls).send({ ...mail, ...changes }, never);
    return 'sent';
  } catch (error) {
    if (error instanceof SendError) return error;
    throw error;
  }
}

describe('a mail', () => {
  it('arrives unchanged over TLS', async () => {
    const smtp = await start();
    const attachments = [{ name: `${exampleReference}.txt`, text: `${'🦜'.repeat(1000)}\n..\n` }];
    expect(await sendTo(smtp)).toBe('sent');
    await sendTo(smtp, { attachments });
    const [received, withFile] = smtp.mails;
    expect(received).toMatchObject({ from: mail.from, to: [mail.to], text: mail.text, secure: true });
    expect(withFile).toMatchObject({ text: mail.text, attachments });
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

  it('has one recipient and no injected headers, whatever the address and subject', async () => {
    const smtp = await start();
    const addresses = ['a@example.com, b@example.com', 'a@example.com>\r\nBcc: all@example.com'];
    for (const address of addresses) await sendTo(smtp, { to: address, replyTo: address });
    await sendTo(smtp, { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' });
    expect(smtp.mails.at(-1)).toMatchObject({ to: [mail.to], text: mail.text });
    for (const { to, headers } of smtp.mails) {
      expect(to).toHaveLength(1);
      expect([...headers.keys()].filter(name => /^b?cc$/.test(name))).toEqual([]);
    }
  });
});

describe('a refusal', () => {
  const noUser = [
    '5.1.1 <hannah@example.com>: The account does not exist.',
    '5.1.1 https://example.com/help',
  ];

  it.each<[fault: Fault, message: string, isPermanent: boolean]>([
    [{ at: 'recipient', code: 550, text: noUser }, '550 5.1.1 at RCPT TO', true],
    [{ at: 'data', code: 550, text: '5.1.1 User unknown' }, '550 5.1.1 at DATA', true],
    [{ at: 'recipient', code: 450, text: '4.1.1 Greylisted' }, '450 4.1.1 at RCPT TO', false],
    [{ at: 'recipient', code: 550, text: 'No such user here (#5.1.1)' }, '550 at RCPT TO', false],
    [{ at: 'sender', code: 550, text: '5.1.8 Bad sender' }, '550 5.1.8 at MAIL FROM', false],
    [{ at: 'greeting', code: 554, text: 'No SMTP service' }, '554 at CONN', false],
    [{ at: 'data', drop: true }, 'ECONNECTION', false],
  ])(
    '%j is described by its codes, and is permanent only with 5.1.x about the recipient',
    async (fault, message, isPermanent) => {
      expect(await sendTo(await start({}, fault))).toMatchObject({ message, isPermanent });
    },
  );
});

describe('TLS', () => {
  it('cannot be disabled by the URL if it is required', async () => {
    const { url, mails } = await start({ startTls: false });
    const insecureUrl = `${url}?ignoreTLS=true&requireTLS=false&tls.rejectUnauthorized=false`;
    expect(await sendTo({ url: insecureUrl })).toMatchObject({ message: '500 at STARTTLS' });
    expect(mails).toEqual([]);
  });

  it.each([true, false])('needs a trusted certificate (implicit TLS: %s)', async secure => {
    const smtp = await start({ secure, untrusted: true });
    expect(await sendTo(smtp)).toMatchObject({ message: expect.stringMatching(/^ESOCKET \w*CERT/) });
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ['required and implicit', { secure: true }, true, true],
    ['opportunistic and not offered', { startTls: false }, false, false],
    ['opportunistic with an untrusted certificate', { untrusted: true }, false, true],
  ])('is used whenever possible: %s', async (_name, options, required, secure) => {
    const smtp = await start(options);
    expect(await sendTo(smtp, {}, required)).toBe('sent');
    expect(smtp.mails).toMatchObject([{ secure }]);
  });
});

it('verification logs in without sending, and its error has no password', async () => {
  const smtp = await start({ login: { user: 'isla', password: 'p@ss:word' } });
  const verify = (login: string) => open(`smtp://${login}@127.0.0.1:${smtp.port}`).verify();
  await verify('isla:p%40ss%3Aword');
  await expect(verify('isla:parrot')).rejects.toThrow(/^535 at AUTH PLAIN$/);
  expect(smtp.mails).toEqual([]);
  await smtp.stop();
  await expect(verify('isla:parrot')).rejects.toThrow(/^ESOCKET ECONNREFUSED$/);
});
