import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { park } from '../../domain/park.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import { submit, typed } from '../support/inquiry-form.ts';
import { fillWhole, thankedFor } from '../support/live.ts';
import { startServer } from '../support/live-process.ts';
import { loopbackCertificate } from '../support/loopback-certificate.ts';
import { pages } from '../support/pages.ts';
import { startSmtp } from '../support/smtp.ts';
import { desk, expect, open, test } from '../support/test.ts';
import { inquiryOf } from '../support/visitors.ts';
import { mail as words } from '../support/words.ts';

const office = 'office@park.example';
const site = 'tickets@park.example';

test('an inquiry from the form to the mailboxes, answered, handed over, erased; an old one purged', async ({
  page,
}) => {
  // A dozen commands are processes of their own.
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), 'loop-'));
  const smtp = await startSmtp();
  await symlink(resolve('dist-live'), join(folder, 'dist'));
  await writeFile(join(folder, 'authority.pem'), loopbackCertificate.cert);
  const variables = {
    INQUIRIES: 'live',
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: smtp.url,
    MAIL_FROM: site,
    OFFICE_EMAIL: office,
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
  };
  const server = await startServer(folder, variables);

  /** Runs the ticket office's command. */
  async function command(...args: string[]) {
    const child = spawn(process.execPath, ['server/inquiries/office/main.ts', ...args], {
      env: { PATH: process.env['PATH'], ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, said, code };
  }

  /** Files of the database that hold some bytes. */
  async function holding(bytes: string) {
    const files = await readdir(variables.DATA_DIR);
    const contents = await Promise.all(files.map(file => readFile(join(variables.DATA_DIR, file), 'latin1')));
    return files.filter((_, index) => contents[index]?.includes(bytes));
  }

  // The form.
  await page.setViewportSize(desk);
  await page.clock.install();
  await open(page, server.url + pages.contact.path);
  const { email } = await fillWhole(page);
  // Who is done within seconds is taken for a machine, and has nothing repeated in the confirmation.
  await page.clock.fastForward(60_000);
  await submit(page).click();
  const reference = await thankedFor(page);

  // The mails, as they came over the wire.
  const mails = await smtp.received(2);
  const toOffice = mails.find(({ to }) => to[0] === office);
  const toVisitor = mails.find(({ to }) => to[0] === email);
  for (const mail of [toOffice, toVisitor]) {
    expect(mail).toMatchObject({ from: site, secure: true, acknowledged: true });
    expect(mail?.headers.get('from')).toBe(`${park.name} <${site}>`);
    expect(mail?.headers.get('subject')).toContain(reference);
    expect(mail?.headers.get('message-id')).toMatch(new RegExp(`^<${reference}\\.[^@]*@park\\.example>$`));
    expect(mail?.text).toContain(typed.specialRequests);
  }
  expect(toOffice?.headers.get('reply-to')).toBe(email);
  expect(toOffice?.headers.get('subject')).toContain(words.visitors(Number(typed.numberOfVisitors)));
  expect(toVisitor?.headers.get('reply-to')).toBe(office);
  expect(toVisitor?.text).toContain(words.confirmation.thanks);
  expect(toVisitor?.headers.get('message-id')).not.toBe(toOffice?.headers.get('message-id'));
  // The mail server has them a moment before that is written down.
  await expect.poll(async () => (await command('outbox')).said).toBe('Every mail is sent.\n');

  // The office.
  expect((await command('list', '--open')).out).toContain(reference);
  expect((await command('answered', reference)).code).toBe(0);
  expect(await command('list', '--open')).toMatchObject({ out: '', code: 1 });
  expect((await command('show', reference)).out).toContain(`${reference}  answered`);

  // Access and export.
  const csv = (await command('export', '--csv')).out;
  expect(csv).toContain(reference);
  expect(csv).toContain(email);
  const person = JSON.parse((await command('person', email.toUpperCase(), '--json')).out);
  expect(person.inquiries).toMatchObject([{ reference, email, specialRequests: typed.specialRequests }]);
  expect(person.inquiries[0].mails).toHaveLength(2);

  // Erasure.
  expect(await holding(email)).not.toEqual([]);
  expect((await command('erase', email, '--yes')).said).toContain('Erased: 1 inquiry, 2 mails.');
  expect(await command('person', email)).toMatchObject({ out: '', code: 1 });
  expect(await holding(email)).toEqual([]);

  // The end of the time that inquiries are kept.
  const store = await openStore({ kind: 'sqlite', file: join(variables.DATA_DIR, 'inquiries.sqlite') });
  const { locale: _locale, website: _website, elapsedMs: _elapsed, ...old } = inquiryOf('old');
  const { visitDate: _visit, ...inquiry } = old;
  const receivedAt = new Date('2000-02-03T10:00:00Z');
  const submission = {
    key: 'old',
    inquiry: { ...inquiry, visitDate: '2000-03-01' as const },
    marks: [],
    receivedAt,
  };
  await store.accept({ ...submission, locale: 'en' }, () => []);
  await store.close();
  expect((await command('purge', '--yes')).said).toBe('Removed: 1 inquiry, 0 mails.\n');
  expect(await command('list')).toMatchObject({ out: '', code: 1 });

  expect(await server.end()).toBe(0);
  const log = server.lines.filter(line => line.startsWith('{')).join('\n');
  for (const personal of [email, reference, typed.fullName.slice(0, 5), office])
    expect(log).not.toContain(personal);
  await smtp.stop();
  await rm(folder, { recursive: true });
});
