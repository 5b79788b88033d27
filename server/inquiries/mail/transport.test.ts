import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import {
  type Fault,
  type SmtpFake,
  type SmtpOptions,
  startSmtp,
  trustLoopback,
} from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';
import { automatic } from './messages.ts';
import { type Outgoing, openTransport, SendError } from './transport.ts';

const mail: Outgoing = {
  from: mailSettings.mailFrom,
  to: "o'brien@example.ie",
  replyTo: mailSettings.officeEmail,
  subject: `Your inquiry ${exampleReference}`,
  text: 'Hello,\n\n.\nSiobhán 🦜\n',
  headers: automatic,
  messageId: `<${exampleReference}.confirmation.1@park.example>`,
  queuedAt: new Date('2026-11-20T09:15:00Z'),
};
const never = new AbortController().signal;

let server: SmtpFake | undefined;
afterEach(() => server?.stop());
beforeAll(trustLoopback);

async function start(options: SmtpOptions = {}, fault?: Fault): Promise<SmtpFake> {
  server = await startSmtp(options);
  server.fault = fault;
  return server;
}

/** Sends over required TLS and gives what came of it. */
async function sendTo({ url }: { url: string }, sent: Partial<Outgoing> = {}): Promise<SendError | 'sent'> {
  try {
    await openTransport({ url, requireTls: true }).send({ ...mail, ...sent }, never);
    return 'sent';
  } catch (error) {
    if (error instanceof SendError) return error;
    throw error;
  }
}

describe('a mail', () => {
  it('arrives as it was written, over TLS', async () => {
    const { url, mails } = await start();
    expect(await sendTo({ url })).toBe('sent');
    const [received] = mails;
    expect(received).toMatchObject({ from: mail.from, to: [mail.to], text: mail.text, secure: true });
    expect(Object.fromEntries(received?.headers ?? [])).toEqual({
      from: `${park.name} <${mail.from}>`,
      to: mail.to,
      'reply-to': mail.replyTo,
      subject: mail.subject,
      'message-id': mail.messageId,
      date: 'Fri, 20 Nov 2026 09:15:00 +0000',
      'auto-submitted': 'auto-generated',
      'content-type': 'text/plain; charset=utf-8',
      'content-transfer-encoding': 'quoted-printable',
      'mime-version': '1.0',
    });
  });

  it('has files beside its text, which are not shown with it', async () => {
    const { url, mails } = await start();
    const text = `${mailSettings.siteOrigin}/desk?until=1&signature=${'x'.repeat(100)}\n`;
    await sendTo({ url }, { attachments: [{ name: `${exampleReference}.txt`, text }] });
    expect(mails[0]).toMatchObject({
      text: mail.text,
      attachments: [{ name: `${exampleReference}.txt`, text }],
    });
    const [file] = mails[0]?.attachments ?? [];
    expect(file?.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8;/);
    expect(file?.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('has no line too long, whatever was typed, and is not reflowed', async () => {
    const { url, mails } = await start();
    const text = `${'x'.repeat(4000)}\n${'🦜'.repeat(1000)}\n..\n\r\rbare\n`;
    await sendTo({ url }, { text });
    const words = `${'words '.repeat(500)}\nFrom here\n`;
    await sendTo({ url }, { text: words });
    expect(mails[1]?.headers.get('content-transfer-encoding')).toBe('quoted-printable');
    expect(mails[1]?.text).toBe(words);
    const longest = Math.max(...(mails[0]?.source.split('\r\n') ?? []).map(line => line.length));
    expect(longest).toBeLessThanOrEqual(78);
    expect(mails[0]?.source).not.toMatch(/\r(?!\n)|(?<!\r)\n|[^\0-\x7f]/);
    expect(mails[0]?.text).toContain('🦜'.repeat(1000));
  });

  it('has one recipient or none, and no header of theirs, whatever stands in address and subject', async () => {
    const { url, mails } = await start();
    for (const address of [
      'a,b@example.com',
      'a@example.com>\r\nBcc: all@example.com',
      'a@example.com, b@example.com',
      '"x" <a@example.com>',
      'a@example.com\nSubject: other',
      'a\u0000@example.com',
      'a\u202e@example.com',
    ])
      await sendTo({ url }, { to: address, replyTo: address });
    for (const { to, headers } of mails) {
      expect(to).toHaveLength(1);
      expect([...headers.keys()].filter(name => ['bcc', 'cc', 'x'].includes(name))).toEqual([]);
      expect(headers.get('subject')).toBe(mail.subject);
    }
    await sendTo({ url }, { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' });
    expect(mails.at(-1)).toMatchObject({ to: [mail.to], text: mail.text });
    expect(mails.at(-1)?.headers.has('bcc')).toBe(false);
  });
});

describe('an address with letters beyond ASCII', () => {
  it('before the @ is sent where the mail server takes it', async () => {
    const { url, mails } = await start();
    expect(await sendTo({ url }, { to: 'josé@exámple.es' })).toBe('sent');
    expect(mails).toMatchObject([{ to: ['josé@exámple.es'], utf8: true, secure: true }]);
    expect(mails[0]?.headers.get('to')).toBe('josé@exámple.es');
  });

  it.each(['to', 'replyTo', 'from'] as const)(
    'before the @ of %s is held back, with the reason, where it is not taken',
    async place => {
      const { url, mails } = await start({ asciiOnly: true });
      const refused = await sendTo({ url }, { [place]: 'josé@example.es' });
      expect(refused).toMatchObject({ message: 'SMTPUTF8 is not offered', permanent: true });
      expect(mails).toEqual([]);
    },
  );

  it('behind the @ goes as Punycode, to every mail server', async () => {
    const { url, mails } = await start({ asciiOnly: true });
    expect(await sendTo({ url }, { to: 'jose@exámple.es' })).toBe('sent');
    expect(mails[0]).toMatchObject({ utf8: false });
    expect(mails[0]?.headers.get('to')).toBe('jose@xn--exmple-qta.es');
    expect(server?.connections).toBe(1);
  });

  it('is tried again where the mail server cannot be asked now, and not said to one without TLS', async () => {
    const to = 'josé@example.es';
    const busy = await start({}, { at: 'greeting', code: 421 });
    expect(await sendTo(busy, { to })).toMatchObject({ message: '421 at CONN', permanent: false });
    await busy.stop();
    expect(await sendTo(busy, { to })).toMatchObject({
      message: 'ESOCKET ECONNREFUSED',
      permanent: false,
    });
    const bare = await start({ startTls: false });
    expect(await sendTo(bare, { to })).toMatchObject({ permanent: false });
    expect(bare.mails).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each<[string, Fault, string, boolean]>([
    ['of the recipient for good', { at: 'recipient', code: 550 }, '550 at RCPT TO', true],
    ['of the recipient for now', { at: 'recipient', code: 450 }, '450 at RCPT TO', false],
    ['of the message for good', { at: 'data', code: 554 }, '554 at DATA', true],
    ['of the message for now', { at: 'data', code: 451 }, '451 at DATA', false],
    ['of the sender, which the owner has to mend', { at: 'sender', code: 550 }, '550 at MAIL FROM', false],
    ['for want of a login', { at: 'recipient', code: 530 }, '530 at RCPT TO', false],
    ['at the door', { at: 'greeting', code: 554 }, '554 at CONN', false],
    ['for now at the door', { at: 'greeting', code: 421 }, '421 at CONN', false],
    ['by breaking off after the final dot', { at: 'data', drop: true }, 'ECONNECTION', false],
  ])('%s', async (_name, fault, message, permanent) => {
    const refused = await sendTo(await start({}, fault));
    expect(refused).toMatchObject({ message, permanent });
  });

  it('names the enhanced code and nothing that may be a visitor’s', async () => {
    const text = '5.1.1 <hannah@example.com>: no such user hannah';
    const refused = await sendTo(await start({}, { at: 'recipient', code: 550, text }));
    expect(refused).toMatchObject({ message: '550 5.1.1 at RCPT TO', permanent: true });
  });

  it('by nobody being there is one for now', async () => {
    const gone = await start();
    await gone.stop();
    expect(await sendTo(gone)).toMatchObject({ message: 'ESOCKET ECONNREFUSED', permanent: false });
  });

  it('of the login is one for now', async () => {
    const { port } = await start({ login: { user: 'isla', password: 'p@ss:word' } });
    const url = (login: string) => ({ url: `smtp://${login}@127.0.0.1:${port}` });
    expect(await sendTo(url('isla:wrong'))).toMatchObject({ message: '535 at AUTH PLAIN', permanent: false });
    expect(await sendTo(url('isla:p%40ss%3Aword'))).toBe('sent');
    expect(server?.mails[0]?.user).toBe('isla');
  });

  it.each([
    ['with the mail on the wire', { at: 'data', silent: true }, mail.to],
    ['while SMTPUTF8 is asked for', { at: 'greeting', silent: true }, 'josé@example.es'],
  ] as const)('comes at once where the send is cut off %s', async (_name, fault, to) => {
    const silent = await start({}, fault);
    const cut = new AbortController();
    const { send } = openTransport({ url: silent.url, requireTls: true });
    const sending = send({ ...mail, to }, cut.signal);
    await (fault.at === 'data' ? silent.received(1) : silent.connected(1));
    cut.abort();
    await expect(sending).rejects.toMatchObject({ message: 'EABORT', permanent: false });
  });
});

describe('TLS', () => {
  it('is spoken from the start to smtps', async () => {
    const { url, mails } = await start({ secure: true });
    expect(await sendTo({ url })).toBe('sent');
    expect(mails[0]?.secure).toBe(true);
  });

  it('is never given up where it is required, whatever the URL asks for', async () => {
    const { url, mails } = await start({ startTls: false });
    expect(await sendTo({ url })).toMatchObject({ message: '500 at STARTTLS', permanent: false });
    const asked = `${url}?ignoreTLS=true&requireTLS=false&tls.rejectUnauthorized=false`;
    expect(await sendTo({ url: asked })).toBeInstanceOf(SendError);
    expect(mails).toEqual([]);
  });

  it.each([true, false])(
    'is not spoken with a server that nobody vouches for (from the start: %s)',
    async secure => {
      const { url, mails } = await start({ secure, untrusted: true });
      expect(await sendTo({ url })).toMatchObject({ permanent: false });
      expect(mails).toEqual([]);
      if (secure) return;
      await openTransport({ url, requireTls: false }).send(mail, never);
      expect(mails[0]?.secure).toBe(true);
    },
  );

  it('does without where it is opportunistic, and is used where it is offered', async () => {
    const bare = await start({ startTls: false });
    await openTransport({ url: bare.url, requireTls: false }).send(mail, never);
    expect(bare.mails[0]?.secure).toBe(false);
    await bare.stop();
    const offered = await start();
    await openTransport({ url: offered.url, requireTls: false }).send(mail, never);
    expect(offered.mails[0]?.secure).toBe(true);
  });
});

it('a check of the mail server passes where a mail could be sent, and sends none', async () => {
  const { url, mails } = await start({ login: { user: 'isla', password: 'secret' } });
  for (const asked of [url, url.replace('//', '//isla:secret@')])
    await expect(openTransport({ url: asked, requireTls: true }).verify()).resolves.toBeUndefined();
  expect(mails).toEqual([]);
});
