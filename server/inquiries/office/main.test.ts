import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';

describe('check', () => {
  beforeAll(trustLoopback);

  it('tries database and mail server, and shows no password and no secret', async ({ office }) => {
    const server = await startSmtp({ login: { user: 'isla', password: 'parrot' } });
    onTestFinished(() => server.stop());
    const url = (password: string) => server.url.replace('//', `//isla:${password}@`);
    const DESK_SECRET = ['macaw'.repeat(7), 'parrot'.repeat(6)].join();
    const right = await office.run(['check'], { variables: { SMTP_URL: url('parrot'), DESK_SECRET } });
    expect(right.code).toBe(0);
    expect(right.out.match(/^.* {2}ok {6}/gm)).toHaveLength(5);
    expect(right.out).toContain(`database     ok      SQLite, ${office.folder}/inquiries.sqlite\n`);
    expect(right.out).toContain("links in the office's mails; older secrets that are believed: 1\n");
    expect(server.mails).toEqual([]);
    const wrong = await office.run(['check', '--json'], { variables: { SMTP_URL: url('macaw') } });
    expect(wrong.code).toBe(1);
    const finding = { what: 'mail server', ok: false, text: expect.stringContaining('535') };
    expect(JSON.parse(wrong.out)).toContainEqual(finding);
    expect(right.out + wrong.out).not.toMatch(/parrot|macaw|isla:/);
  });

  it('passes without mail server and secret, but not without a database', async ({ office }) => {
    const { code, out } = await office.run(['check']);
    expect(code).toBe(0);
    expect(out).toContain('mails wait in the outbox');
    expect(out).toMatch(/^desk {9}ok {6}not set \(DESK_SECRET\): mails carry no links$/m);
    const file = join(office.folder, 'inquiries.sqlite');
    const failed = { code: 1, out: expect.stringMatching(/^database {5}FAILED/m) };
    expect(await office.run(['check'], { variables: { DATA_DIR: file } })).toMatchObject(failed);
  });
});

it.for([
  ...['list', 'search ana', 'outbox', 'erase ana@example.com --yes', 'export --csv', 'backup backup.sqlite'],
])('%s names a database that is not there, and does not make it', async (command, { office }) => {
  const nowhere = join(office.folder, 'nowhere');
  const given = { variables: { DATA_DIR: nowhere } };
  const fault = `There is no database "${nowhere}/inquiries.sqlite".`;
  await expect(office.run(command.split(' '), given)).rejects.toThrow(fault);
  expect(existsSync(nowhere)).toBe(false);
  expect(readdirSync(office.folder)).not.toContain('backup.sqlite');
});

it('restore puts back what was backed up, and asks before anything is replaced', async ({ office }) => {
  const { store, folder, run } = office;
  const reference = await office.accept();
  expect(await run(['backup', 'backup.sqlite'])).toMatchObject({ code: 0 });
  await store.remove(reference, now);
  await office.accept();

  const restore = ['restore', join(folder, 'backup.sqlite')];
  expect(await run(restore)).toMatchObject({ code: 2 });
  expect(await run(restore, { answer: false })).toMatchObject({ code: 1 });
  expect(await store.find(reference)).toBeNull();
  expect(await run(restore, { answer: true })).toMatchObject({
    code: 0,
    asked: [expect.stringContaining('What came since is lost.')],
    said: expect.stringContaining('(the last one here was 2026-11-20 12:00)'),
  });
  expect(await store.list({})).toMatchObject([{ reference }]);
  await expect(run(['move', 'inquiries.sqlite'])).rejects.toThrow('DATABASE_URL is not set');
});

it('what npm took for itself is said, with the right spelling', async ({ office }) => {
  const variables = { npm_lifecycle_event: 'inquiries', npm_config_to: '2026-12-31' };
  expect(await office.run(['list'], { variables })).toMatchObject({
    ...{ code: 2, out: '' },
    said: 'npm took --to for itself. Write: npm run inquiries -- list --to 2026-12-31\n',
  });
});

it.for([
  ...[
    '',
    'toString',
    'list --open --late',
    'list --from 2026-02-30',
    'list --from 2026-12-02 --to 2026-12-01',
  ],
  ...['search', 'show IP-7F3K', `show ${exampleReference} --yes`, 'person hannah', 'export --csv --json'],
  ...['erase', `outbox retry --all ${exampleReference}`, 'restore a b'],
])('%j is not written as it should be: that is said in one line', async (command, { office }) => {
  const { code, out, said } = await office.run(command.split(' ').filter(Boolean));
  expect({ code, out, lines: said.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
});

it('--help explains every command', async ({ office }) => {
  const { code, out } = await office.run(['--help']);
  expect(code).toBe(0);
  const names =
    'list search show answered reopen spam note remove export person erase purge outbox links check backup restore move';
  for (const name of names.split(' ')) expect(out).toContain(`\n  ${name} `);
});

describe('the process', () => {
  async function runShell(folder: string, command: string) {
    const env = { ...process.env, DATA_DIR: folder };
    const child = spawn('bash', ['-o', 'pipefail', '-c', command], { env });
    child.stdin.end('from standard input\n');
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, said, code };
  }
  const main = `"${process.execPath}" "${resolve('server/inquiries/office/main.ts')}"`;

  it('reads a note from standard input, and has nobody to ask', async ({ office }) => {
    const reference = await office.accept();
    expect(await runShell(office.folder, `${main} note ${reference}`)).toMatchObject({ code: 0 });
    expect(await office.store.find(reference)).toMatchObject({ history: [{ text: 'from standard input' }] });
    const unasked = { code: 2, said: expect.stringContaining('--yes') };
    expect(await runShell(office.folder, `${main} purge`)).toMatchObject(unasked);
  });

  it('minds no reader that goes away, but says where output cannot be written', async ({ office }) => {
    for (let count = 0; count < 30; count += 1) await office.accept({ specialRequests: 'x'.repeat(4000) });
    const read = { out: '[', said: '', code: 0 };
    expect(await runShell(office.folder, `${main} export --json | head -c 1`)).toEqual(read);
    const unwritten = { code: 1, said: expect.stringContaining('could not be written') };
    expect(await runShell(office.folder, `${main} export --csv > /dev/full`)).toMatchObject(unwritten);
  });
});
