import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { park } from '../../../domain/park.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { loopbackCertificate, startSmtp } from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';
import { automaticMailHeaders } from './mails.ts';
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

type Options = NonNullable<Parameters<typeof startSmtp>[0]>;

const withoutTls: Options = { disabledCommands: ['AUTH', 'STARTTLS'] };
const authorities = getCACertificates('default');

beforeEach(() => setDefaultCACertificates([...authorities, loopbackCertificate.cert]));
const distrust = () => setDefaultCACertificates(authorities);
afterAll(distrust);

async function start(options?: Options) {
  const smtp = await startSmtp(options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

const open = (url: string, requireTls = true) => openTransport({ url, requireTls }, mailSettings);

/** Resolves to the error, or to `sent`. */
const sendTo = ({ url }: { url: string }, changes: Partial<OutgoingMail> = {}, requireTls = true) =>
  open(url, requireTls)
    .send({ ...mail, ...changes })
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

describe('a mail', () => {
  it('arrives unchanged over TLS', async () => {
    const smtp = await start();
    const attachment = { name: `${exampleReference}.txt`, text: `${'🦜'.repeat(1000)}\n..\n` };
    expect(await sendTo(smtp)).toBe('sent');
    await sendTo(smtp, { attachments: [attachment] });
    const [received, withFile] = smtp.mails;
    expect(received).toMatchObject({ from: mail.from, to: [mail.to], text: mail.text, secure: true });
    expect(withFile).toMatchObject({ text: mail.text, attachments: [{ text: attachment.text }] });
    expect(withFile?.attachments[0]?.headers.get('content-disposition')).toContain(attachment.name);
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

/** `message` may have several lines. */
const refuse =
  (responseCode: number, message: string | string[]) =>
  async (...args: unknown[]) => {
    const [first, done] = [args[0], args.at(-1) as (error: Error) => void];
    if (first instanceof Readable) await finished(first.resume());
    done(Object.assign(new Error(), { responseCode, message }));
  };

const noUser = ['5.1.1 <hannah@example.com>: The account does not exist.', '5.1.1 https://example.com/help'];

it.each<[message: string, isPermanent: boolean, Options]>([
  ['550 5.1.1 at RCPT TO', true, { onRcptTo: refuse(550, noUser) }],
  ['550 5.1.1 at DATA', true, { onData: refuse(550, '5.1.1 User unknown') }],
  ['450 4.1.1 at RCPT TO', false, { onRcptTo: refuse(450, '4.1.1 Greylisted') }],
  ['550 at RCPT TO', false, { onRcptTo: refuse(550, 'No such user here (#5.1.1)') }],
  ['550 5.1.8 at MAIL FROM', false, { onMailFrom: refuse(550, '5.1.8 Bad sender') }],
])(
  'a refusal is described by its codes, and is permanent only with 5.1.x about the recipient: %s, %s',
  async (message, isPermanent, options) => {
    const error = await sendTo(await start(options));
    expect(error).toBeInstanceOf(SendError);
    expect(error).toMatchObject({ message, isPermanent });
  },
);

describe('TLS', () => {
  it('cannot be disabled by the URL if it is required', async () => {
    const { url, mails } = await start(withoutTls);
    const insecureUrl = `${url}?ignoreTLS=true&requireTLS=false&tls.rejectUnauthorized=false`;
    expect(await sendTo({ url: insecureUrl })).toMatchObject({ message: '500 at STARTTLS' });
    expect(mails).toEqual([]);
  });

  it.each([true, false])('needs a trusted certificate (implicit TLS: %s)', async secure => {
    const smtp = await start({ secure });
    expect(await sendTo(smtp, {}, !secure)).toBe('sent');
    distrust();
    const message = expect.stringMatching(/^ESOCKET \w*CERT/);
    expect(await sendTo(smtp, {}, !secure)).toMatchObject({ message });
    expect(smtp.mails).toMatchObject([{ secure: true }]);
  });

  it('is used whenever possible if it is opportunistic, whatever the certificate', async () => {
    distrust();
    const [withTls, without] = [await start(), await start(withoutTls)];
    expect([await sendTo(withTls, {}, false), await sendTo(without, {}, false)]).toEqual(['sent', 'sent']);
    expect([withTls.mails, without.mails]).toMatchObject([[{ secure: true }], [{ secure: false }]]);
  });
});

it('verification logs in without sending, and its error has no password', async () => {
  const smtp = await start({
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'isla' && password === 'p@ss:word'
        ? done(null, { user: username })
        : done(Object.assign(new Error(`wrong: ${password}`), { responseCode: 535 })),
  });
  const verify = (login: string) => open(smtp.url.replace('//', `//${login}@`)).verify();
  await verify('isla:p%40ss%3Aword');
  await expect(verify('isla:parrot')).rejects.toThrow(/^535 at AUTH PLAIN$/);
  expect(smtp.mails).toEqual([]);
  await smtp.stop();
  await expect(verify('isla:parrot')).rejects.toThrow(/^ESOCKET ECONNREFUSED$/);
});
