import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp-server.ts';
import { createDeskLinks } from '../desk-links.ts';
import { exampleReference } from '../store/reference.ts';

describe('check', () => {
  beforeAll(trustLoopback);

  it('tests the database and the mail server without printing passwords or secrets', async ({ office }) => {
    const server = await startSmtp({ login: { user: 'isla', password: 'parrot' } });
    onTestFinished(() => server.stop());
    const url = (password: string) => server.url.replace('//', `//isla:${password}@`);
    const DESK_SECRET = ['macaw'.repeat(7), 'parrot'.repeat(6)].join();
    const right = await office.run(['check'], { variables: { SMTP_URL: url('parrot'), DESK_SECRET } });
    expect(right.code).toBe(0);
    expect(right.stdout.match(/^.* {2}ok {6}/gm)).toHaveLength(5);
    expect(right.stdout).toContain(`database     ok      SQLite, ${office.folder}/inquiries.sqlite\n`);
    expect(right.stdout).toContain('links are signed with DESK_SECRET; older secrets that are believed: 1\n');
    expect(server.mails).toEqual([]);
    const response = await office.run(['check'], { variables: { SMTP_URL: url('macaw') } });
    expect(response).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^mail server {2}FAILED .*535/m),
    });
    expect(right.stdout + response.stdout).not.toMatch(/parrot|macaw|isla:/);
  });

  it('fails while the mail server refuses mails', async ({ office }) => {
    await office.accept();
    const [mail] = await office.store.listMails();
    await office.store.recordFailure(mail?.id ?? 0, '550 5.4.5 at DATA', now);
    const { code, stdout } = await office.run(['check']);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringMatching(
        /^outbox {7}FAILED {2}2 waiting, .*, refused by the mail server: 1 \("outbox"/m,
      ),
    });
  });

  it('passes without a mail server or secret, but not without a database', async ({ office }) => {
    const { code, stdout } = await office.run(['check']);
    expect(code).toBe(0);
    expect(stdout).toContain('mails wait in the outbox');
    expect(stdout).toMatch(/^desk {9}ok {6}links are signed with a secret that the database keeps$/m);
    const file = join(office.folder, 'inquiries.sqlite');
    const failed = { code: 1, stdout: expect.stringMatching(/^database {5}FAILED/m) };
    expect(await office.run(['check'], { variables: { DATA_DIR: file } })).toMatchObject(failed);
  });
});

it('outbox lists unsent mails, and retry makes them due again', async ({ office }) => {
  expect(await office.run(['outbox'])).toMatchObject({ code: 0, stderr: 'Every mail is sent.\n' });
  const reference = await office.accept();
  const [first, confirmation] = await office.store.listMails();
  await office.store.recordSent(first?.id ?? 0, now);
  const fail = () => office.store.recordFailure(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
  await fail();
  const line = `${reference}, confirmation, dead, tries 1, 550 5.1.1 at RCPT TO\n`;
  expect(await office.run(['outbox'])).toMatchObject({ code: 0, stdout: line });
  expect(await office.run(['outbox', 'retry', reference.toLowerCase()])).toMatchObject({ code: 0 });
  expect(await office.store.listMails()).toMatchObject([{ state: 'waiting', dueAt: now }]);
  expect(await office.run(['outbox', 'retry', exampleReference])).toMatchObject({ code: 1 });
  await fail();
  const retried = { code: 0, stderr: 'Mails that will be tried now: 1.\n' };
  expect(await office.run(['outbox', 'retry', '--all'])).toMatchObject(retried);
});

it('links prints a link that opens the list until links are revoked', async ({ office }) => {
  const set = 'parrot'.repeat(6);
  const variables = { DESK_SECRET: set, SITE_ORIGIN: 'https://park.example' };
  const linked = async (environment = {}) =>
    new URL((await office.run(['links'], { variables: environment })).stdout);
  const link = await linked(variables);
  expect(link.origin + link.pathname).toBe(`https://park.example${deskPath}`);
  const opens = async ({ searchParams } = link, secret = set) => {
    const claim = { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
    return createDeskLinks([secret]).verify('list', claim, now, await office.store.getLinksRevokedAt());
  };
  expect(await opens()).not.toBeNull();
  expect(await opens(await linked(), await office.store.getDeskSecret('another'))).not.toBeNull();
  expect(await office.run(['links', 'revoke'], { variables })).toMatchObject({ code: 0, stdout: '' });
  expect(await opens()).toBeNull();
});

it.for(['outbox', 'erase ana@example.com --yes', 'export all.csv', 'backup copy.sqlite'])(
  '%s reports a missing database and creates no files',
  async (command, { office }) => {
    const nowhere = join(office.folder, 'nowhere');
    const environment = { variables: { DATA_DIR: nowhere } };
    const message = `There is no database "${nowhere}/inquiries.sqlite".`;
    await expect(office.run(command.split(' '), environment)).rejects.toThrow(message);
    expect(existsSync(nowhere)).toBe(false);
    expect(readdirSync(office.folder).join()).not.toMatch(/csv|copy/);
  },
);

it.for([
  ...['list', 'toString', 'person', 'person hannah', 'purge --no', 'backup', 'backup a b', 'links fresh'],
  ...['outbox retry', 'outbox retry IP-7F3K', `outbox retry --all ${exampleReference}`, 'export --json'],
])('%j is rejected as a usage error, in one line', async (command, { office }) => {
  const { code, stdout, stderr } = await office.run(command.split(' '));
  expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 2, stdout: '', lines: 2 });
});

it('--help explains every command, as does running without a command', async ({ office }) => {
  const { code, stdout } = await office.run(['--help']);
  expect(code).toBe(0);
  for (const name of 'check backup to-postgresql export person erase purge outbox links'.split(' '))
    expect(stdout).toContain(`\n  ${name} `);
  expect(await office.run([])).toEqual({ code: 2, stdout: '', stderr: stdout });
});

it('the process handles a missing terminal, a closed pipe and failed writes', async ({ office }) => {
  for (let count = 0; count < 30; count += 1) await office.accept({ specialRequests: 'x'.repeat(4000) });
  const main = `"${process.execPath}" "${resolve('server/inquiries/cli/main.ts')}"`;
  const run = async (command: string) => {
    const env = { ...process.env, DATA_DIR: office.folder };
    const child = spawn('bash', ['-o', 'pipefail', '-c', `${main} ${command}`], { env });
    child.stdin.end();
    const [stdout, stderr, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { stdout: `${stdout}`, stderr, code };
  };
  expect(await run('purge')).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect(await run('export | head -c 3')).toEqual({ stdout: '\ufeff', stderr: '', code: 0 });
  const unwritten = { code: 1, stderr: expect.stringContaining('could not be written') };
  expect(await run('export > /dev/full')).toMatchObject(unwritten);
});
