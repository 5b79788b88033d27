import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { park } from '../../domain/park.ts';
import { deskPath } from '../../server/inquiries/desk-links.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import { inquiryOf } from '../campaign/visitors.ts';
import { submit, typed } from '../support/inquiry-form.ts';
import { fillWhole, thankedFor } from '../support/live.ts';
import { startServer } from '../support/live-process.ts';
import { pages } from '../support/pages.ts';
import { loopbackCertificate, startSmtp } from '../support/smtp-server.ts';
import { desk, expect, open, test } from '../support/test.ts';
import { desk as copy, mail as words } from '../support/words.ts';

// The page of an inquiry that is gone is answered 404.
test.use({ expectedComplaints: ['Failed to load resource'] });

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
    DESK_SECRET: 'a secret of thirty-two characters or more',
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
    expect(mail?.subject).toContain(reference);
    expect(mail?.headers.get('message-id')).toMatch(new RegExp(`^<${reference}\\.[^@]*@park\\.example>$`));
  }
  expect(toOffice?.text).toContain(typed.specialRequests);
  // A stranger whose address was typed here receives nothing that was typed with it.
  for (const text of [typed.fullName, typed.phone, typed.specialRequests, email])
    expect(`${toVisitor?.subject}\n${toVisitor?.text}`).not.toContain(text);
  expect(toOffice?.headers.get('reply-to')).toBe(email);
  expect(toOffice?.subject).toContain(words.visitors(Number(typed.numberOfVisitors)));
  expect(toVisitor?.headers.get('reply-to')).toBe(office);
  expect(toVisitor?.text).toContain(words.confirmation.thanks);
  expect(toVisitor?.headers.get('message-id')).not.toBe(toOffice?.headers.get('message-id'));
  // The mail server has them a moment before that is written down.
  await expect.poll(async () => (await command('outbox')).said).toBe('Every mail is sent.\n');

  // A program that looks for harm follows every link of every mail, and changes nothing.
  const shown = async () => JSON.parse((await command('show', reference, '--json')).out);
  const before = await shown();
  const links = mails.flatMap(({ text, attachments }) =>
    [text, ...attachments.map(file => file.text)].flatMap(part => part.match(/https?:\/\/[^\s>]+/g) ?? []),
  );
  const here = (link: string) => link.replace(park.origin, server.url);
  for (const link of links) await fetch(here(link));
  expect(await shown()).toEqual(before);

  // The office: by the link in what a reply does not carry along.
  const opening = links.filter(link => link.includes(deskPath));
  expect(opening).toHaveLength(1);
  expect(toOffice?.text).not.toContain(deskPath);
  expect((await command('list', '--open')).out).toContain(reference);
  await page.goto(here(opening[0] ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed.fullName);
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.getByLabel(copy.inquiry.note, { exact: true }).fill('Sent the prices');
  await page.getByRole('button', { name: copy.inquiry.buttons.answered }).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  expect((await command('list', '--open')).out).not.toContain(reference);
  expect((await command('show', reference)).out).toContain(`${reference}  answered`);

  // The list, by a link of the command's; from there the inquiry.
  await page.goto(here((await command('links')).out.trim()));
  await expect(page.getByText(copy.list.empty)).toBeVisible();
  await page.getByLabel(copy.list.search).fill(email.slice(0, 12));
  await page.getByRole('button', { name: copy.list.searchButton }).click();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('Sent the prices')).toBeVisible();
  const tooLate = page.url();

  // Access and export.
  const csv = (await command('export', '--csv')).out;
  expect(csv).toContain(reference);
  expect(csv).toContain(email);
  const person = JSON.parse((await command('person', email.toUpperCase(), '--json')).out);
  expect(person.inquiries).toMatchObject([{ reference, email, specialRequests: typed.specialRequests }]);
  expect(person.inquiries[0].mails).toHaveLength(2);

  // Erasure.
  expect(await holding(email)).not.toEqual([]);
  await page.getByRole('button', { name: copy.erase.button }).click();
  await page.getByLabel(copy.inquiry.initials).fill('AM');
  await page.getByRole('button', { name: copy.erase.one }).click();
  await expect(page.getByText(copy.erase.done(1, 2))).toBeVisible();
  await page.goto(tooLate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.gone.title);
  expect(await command('person', email, '--json')).toMatchObject({ out: '', code: 1 });
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
  expect((await command('list', '--json')).out).toBe('[]\n');

  expect(await server.end()).toBe(0);
  const log = server.lines.filter(line => line.startsWith('{')).join('\n');
  for (const personal of [email, reference, typed.fullName.slice(0, 5), office])
    expect(log).not.toContain(personal);
  await smtp.stop();
  await rm(folder, { recursive: true });
});
