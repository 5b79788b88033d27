import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { now, type Office, openOffice } from '../../../tests/support/office-terminal.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

describe('check', () => {
  beforeAll(trustLoopback);

  it('tries database and mail server, and shows no password and no secret', async () => {
    const server = await startSmtp({ login: { user: 'isla', password: 'parrot' } });
    onTestFinished(() => server.stop());
    const url = (password: string) => server.url.replace('//', `//isla:${password}@`);
    const DESK_SECRET = ['macaw'.repeat(7), 'parrot'.repeat(6)].join();
    const right = await office.run(['check'], { variables: { SMTP_URL: url('parrot'), DESK_SECRET } });
    expect(right.code).toBe(0);
    expect(right.out.match(/^.* {2}ok {6}/gm)).toHaveLength(5);
    expect(right.out).toContain(`database     ok      SQLite, ${office.folder}/inquiries.sqlite\n`);
    expect(right.out).toContain("links in the office's mails; older secrets that are believed: 1\n");
    const wrong = await office.run(['check', '--json'], { variables: { SMTP_URL: url('macaw') } });
    expect(wrong.code).toBe(1);
    const finding = { what: 'mail server', ok: false, text: expect.stringContaining('535') };
    expect(JSON.parse(wrong.out)).toContainEqual(finding);
    expect(right.out + wrong.out).not.toMatch(/parrot|macaw|isla:/);
  });

  it('passes without a mail server and a secret, and says so', async () => {
    const { code, out } = await office.run(['check']);
    expect(code).toBe(0);
    expect(out).toContain('mails wait in the outbox');
    expect(out).toMatch(/^desk {9}ok {6}not set \(DESK_SECRET\): mails carry no links$/m);
  });

  it('fails where the database cannot be opened', async () => {
    writeFileSync(join(office.folder, 'file'), '');
    const { code, out } = await office.run(['check'], {
      variables: { DATA_DIR: join(office.folder, 'file') },
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^database {5}FAILED/m);
  });
});

it('a database that is not there is named, and not made', async () => {
  const commands = [
    ...['list', 'search ana', `show ${exampleReference}`, `answered ${exampleReference}`, 'outbox'],
    ...['person ana@example.com', 'erase ana@example.com --yes', 'purge --yes', 'export --csv'],
    ...['links revoke', 'backup backup.sqlite'],
  ];
  const nowhere = join(office.folder, 'nowhere');
  const given = { variables: { DATA_DIR: nowhere } };
  const fault = `There is no database "${nowhere}/inquiries.sqlite".`;
  for (const command of commands)
    await expect(office.run(command.split(' '), given), command).rejects.toThrow(fault);
  expect(await office.run(['check'], given)).toMatchObject({ code: 1, out: expect.stringContaining(fault) });
  expect(existsSync(nowhere)).toBe(false);
  expect(readdirSync(office.folder)).not.toContain('backup.sqlite');
});

it('backup and restore say what was copied, ask before anything is replaced, and what is to be done', async () => {
  const { store, folder, run } = office;
  const reference = await office.accept();
  const { code, said } = await run(['backup', 'backup.sqlite']);
  expect(code).toBe(0);
  expect(said).toMatch(
    /^Backed up SQLite, .*: inquiries 1, acts 0, mails 2, removals 0\. Read back from .* KiB: it is whole\.\n$/,
  );
  await expect(run(['backup', 'backup.sqlite'])).rejects.toThrow('is there already');
  await store.remove(reference, now);
  await office.accept();

  const restore = ['restore', join(folder, 'backup.sqlite')];
  expect(await run(restore)).toMatchObject({ code: 2 });
  expect(await run(restore, { answer: false })).toMatchObject({ code: 1 });
  expect(await store.find(reference)).toBeNull();
  const restored = await run(restore, { answer: true });
  expect(restored.code).toBe(0);
  expect(restored.asked).toEqual([
    `Replace all that is in SQLite, ${folder}/inquiries.sqlite (1 inquiry) by the backup (1 inquiry, the newest of 2026-11-20 09:15)? What came since is lost.`,
  ]);
  expect(restored.said).toContain('(the last one here was 2026-11-20 12:00)');
  expect(await store.list({})).toMatchObject([{ reference }]);
  // Where there is no database it is made, and nobody is asked.
  const variables = { DATA_DIR: join(folder, 'new') };
  expect(await run(restore, { variables })).toMatchObject({ code: 0, asked: [] });
  expect(await run(['show', reference], { variables })).toMatchObject({ code: 0 });
  await expect(run(['move', 'inquiries.sqlite'])).rejects.toThrow('DATABASE_URL is not set');
});

describe('what npm took for itself', () => {
  const npm = (variables: object) => ({ variables: { npm_lifecycle_event: 'inquiries', ...variables } });

  it('is said, with the right spelling', async () => {
    const toOnly = npm({ npm_config_to: '2026-12-31' });
    expect(await office.run(['list'], toOnly)).toMatchObject({
      ...{ code: 2, out: '' },
      said: 'npm took --to for itself. Write: npm run inquiries -- list --to 2026-12-31\n',
    });
    // npm 11 leaves what stood after an option that it does not know.
    const both = npm({ npm_config_visit_from: 'true', npm_config_open: 'true' });
    expect((await office.run(['list', '2026-12-01'], both)).said).toBe(
      'npm took --open and --visit-from for itself. Write: npm run inquiries -- list --open --visit-from 2026-12-01\n',
    );
  });

  it('is only mentioned where somebody may have told npm so in general', async () => {
    const ran = await office.run(['list'], npm({ npm_config_json: 'true', npm_config_yes: 'true' }));
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(/^SQLite, /) });
    expect(ran.said).toMatch(/^npm took --json for itself\. Write: npm run inquiries -- list --json\n/);
    const right = await office.run(['list', '--json'], npm({ npm_config_json: 'true' }));
    expect(right).toMatchObject({ out: '[]\n', said: '' });
    const another = { variables: { npm_lifecycle_event: 'start', npm_config_late: 'true' } };
    expect(await office.run(['list'], another)).toMatchObject({ code: 0 });
  });
});

it.each([
  ...['', 'lst', 'toString', 'list --open --late', 'list --answered --spam', 'list --visit-from May'],
  ...['list --from 2026-02-30', 'list --from 2026-12-02 --to 2026-12-01', `list ${exampleReference}`],
  ...['search', 'show', 'show IP-7F3K', `show ${exampleReference} ${exampleReference}`],
  ...[`show ${exampleReference} --yes`, 'spam', `spam ${exampleReference} x`, 'note', 'person hannah'],
  ...['export', 'export --csv --json', 'export --json --semicolon', 'erase', 'outbox retry'],
  ...[`remove ${exampleReference} ${exampleReference}`, `outbox retry --all ${exampleReference}`],
  ...['links all', 'backup', 'restore a b', 'move'],
])('%j is not written as it should be: that is said in one line', async command => {
  const { code, out, said } = await office.run(command.split(' ').filter(Boolean));
  expect({ code, out, lines: said.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
});

it.each(['--help', 'help', 'erase -h'])('%j explains every command', async command => {
  const { code, out } = await office.run(command.split(' '));
  expect(code).toBe(0);
  const names =
    'list search show answered reopen spam note remove export person erase purge outbox links check backup restore move';
  for (const name of names.split(' ')) expect(out).toContain(`\n  ${name} `);
  expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
});

describe('the process', () => {
  async function runShell(command: string, variables: object = {}, cwd = resolve('.')) {
    const env = { ...process.env, npm_lifecycle_event: 'test', DATA_DIR: office.folder, ...variables };
    const child = spawn('bash', ['-o', 'pipefail', '-c', command], { cwd, env });
    child.stdin.end('from standard input\n');
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, said, code };
  }
  const main = `"${process.execPath}" "${resolve('server/inquiries/office/main.ts')}"`;

  it('reads a note from standard input, and has nobody to ask', async () => {
    const reference = await office.accept();
    expect(await runShell(`${main} note ${reference}`)).toMatchObject({ code: 0 });
    expect(await office.store.find(reference)).toMatchObject({ history: [{ text: 'from standard input' }] });
    const unasked = { code: 2, said: expect.stringContaining('--yes') };
    expect(await runShell(`${main} purge`)).toMatchObject(unasked);
  });

  it('does not mind a reader that goes away, and says where its output cannot be written', async () => {
    for (let count = 0; count < 30; count += 1) await office.accept({ specialRequests: 'x'.repeat(4000) });
    const read = { out: '[', said: '', code: 0 };
    expect(await runShell(`${main} export --json | head -c 1`)).toEqual(read);
    const unwritten = { code: 1, said: expect.stringContaining('could not be written') };
    expect(await runShell(`${main} export --csv > /dev/full`)).toMatchObject(unwritten);
  });

  it('is found by npm from any folder, and finds the files there', async () => {
    // The Node of this machine: the project's own comes first for what npm runs.
    const searched = (process.env['PATH'] ?? '').split(delimiter);
    const PATH = searched.filter(folder => !folder.includes('node_modules')).join(delimiter);
    const npm = (command: string) =>
      runShell(`npm --prefix "${resolve('.')}" run -s inquiries ${command}`, { PATH }, office.folder);
    expect((await npm('-- backup one.sqlite')).said).toContain(`${office.folder}/one.sqlite, `);
    expect((await npm('list --late')).said).toContain('npm took --late for itself.');
  });

  it('names a wrong setting in one line', async () => {
    const { code, said } = await runShell(`${main} list`, { OFFICE_EMAIL: 'nobody' });
    expect(code).toBe(1);
    expect(said).toMatch(/^OFFICE_EMAIL is "nobody"[^\n]*\n$/);
  });
});
