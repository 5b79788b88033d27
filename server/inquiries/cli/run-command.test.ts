import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { park } from '../../../domain/park.ts';
import { accept, examplePlan, submission, temporaryFolder } from '../../../tests/support/temporary-store.ts';
import { createDeskLinks } from '../desk-links.ts';
import { openStore } from '../store/open.ts';
import type { ClerkActionKind, Reference } from '../store/records.ts';
import { runCommand } from './run-command.ts';

const now = new Date('2026-11-20T12:00:00Z');

const it = test.extend('office', () => openOffice());

async function openOffice() {
  const folder = await temporaryFolder();
  const store = openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  return {
    store,
    folder,
    /** Rejects with a `SettingError`, as the command does. */
    async run(command: string, { variables }: { variables?: object } = {}) {
      const output = { stdout: '', stderr: '' };
      const collect = (name: keyof typeof output) =>
        new Writable({
          write(chunk, _encoding, done) {
            output[name] += chunk;
            done();
          },
        });
      const code = await runCommand(command.split(' ').filter(Boolean), {
        variables: { DATA_DIR: folder, INIT_CWD: folder, ...variables },
        streams: { stdout: collect('stdout'), stderr: collect('stderr') },
        now,
      });
      return { code, ...output };
    },
    accept: (...of: Parameters<typeof submission>) => accept(store, submission(...of)),
    async act(reference: Reference, kind: ClerkActionKind, note = ''): Promise<void> {
      const { revision = 0 } = (await store.find(reference)) ?? {};
      await store.recordActions(reference, revision, [{ kind, actedAt: now, initials: 'AM', text: note }]);
    },
  };
}

it('list prints a line for each open inquiry, or for all but spam, and nothing that was typed freely', async ({
  office,
}) => {
  const open = await office.accept();
  const answered = await office.accept({ numberOfVisitors: 12 }, { receivedAt: '2026-06-30T23:30:05Z' });
  await office.act(answered, 'answered');
  await office.act(await office.accept(), 'spam');
  const line = `${open}  2026-11-20 09:15  2026-12-24      4  open\n`;
  expect(await office.run('list')).toEqual({ code: 0, stdout: line, stderr: '' });
  expect((await office.run('list --all')).stdout).toBe(
    `${answered}  2026-07-01 00:30  2026-12-24     12  answered\n${line}`,
  );
});

it('export writes all but spam as CSV into a new file', async ({ office }) => {
  const reference = await office.accept(
    { fullName: 'Ann "Nan"; Jr.', phone: '+44 20 7946', plan: examplePlan },
    { isSuspected: true },
  );
  await office.act(await office.accept(), 'spam');
  await office.act(reference, 'answered');
  expect(await office.run('export all.csv')).toEqual({ code: 0, stdout: '', stderr: '' });
  const csv = readFileSync(join(office.folder, 'all.csv'), 'utf8');
  const cell = (name: string) => {
    const [head = '', ...rows] = csv.slice(1, -2).split('\r\n');
    expect(rows).toHaveLength(1);
    return rows[0]?.slice(1, -1).split('","')[head.split(',').indexOf(name)];
  };
  expect(csv[0]).toBe('\ufeff');
  const names = ['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt', 'fullName', 'phone'];
  expect(names.map(name => cell(`"${name}"`))).toEqual([
    ...[reference, 'answered', '2026-11-20T09:15:00.000Z', now.toISOString(), now.toISOString()],
    ...['Ann ""Nan""; Jr.', "'+44 20 7946"],
  ]);
  expect(cell('"specialRequests"')).toBe('A ramp, please.\nAnd a birthday cake 🎂');
  expect(cell('"plan"')).toBe(`${park.origin}/plan#${examplePlan}`);
  expect(cell('"isSuspected"')).toBe('1');
  const again = await office.run('export all.csv');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('EEXIST') });
});

it('show prints everything stored about a person, and nothing about others', async ({ office }) => {
  const noted = await office.accept({}, { isSuspected: true });
  await office.act(noted, 'note', 'phoned');
  const other = await office.accept({ email: "O'Brien@Example.ie" });
  await office.accept({ email: 'other@example.ie' });
  const { code, stdout } = await office.run("show o'brien@EXAMPLE.ie");
  expect(code).toBe(0);
  const { inquiries } = JSON.parse(stdout);
  expect(inquiries).toMatchObject([
    {
      reference: noted,
      status: 'open',
      isSuspected: true,
      inquiry: { fullName: 'Siobhán O’Neill', specialRequests: expect.any(String) },
      events: [{ kind: 'note', actedAt: now.toISOString(), initials: 'AM', text: 'phoned' }],
      mails: [{ kind: 'office' }, { kind: 'confirmation', state: 'held' }],
    },
    { reference: other },
  ]);
  const nobody = { code: 1, stdout: '', stderr: 'Nothing is held under this address.\n' };
  expect(await office.run('show nobody@example.ie')).toEqual(nobody);
  expect(await office.run('erase nobody@example.ie')).toEqual(nobody);
});

it('erase says how much it would remove, and with --yes removes everything of this person only', async ({
  office,
}) => {
  const { store, run } = office;
  const reference = await office.accept();
  const remaining = await office.accept({ email: 'other@example.ie' });
  const erase = "erase O'BRIEN@example.ie";
  expect(await run(erase)).toMatchObject({ code: 1, stderr: expect.stringMatching(/erased: 1\..*--yes/) });
  expect(await store.find(reference)).not.toBeNull();
  const done = await run(`${erase} --yes`);
  expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('Erased: inquiries 1, mails 2.') });
  expect(await store.find(reference)).toBeNull();
  expect(await store.count({})).toBe(1);
  expect(await store.find(remaining)).not.toBeNull();
});

describe('backup', () => {
  it('copies a database in use into a new file', async ({ office }) => {
    const reference = await office.accept();
    expect(await office.run('backup copy.sqlite')).toEqual({ code: 0, stdout: '', stderr: '' });
    const file = join(office.folder, 'copy.sqlite');
    const bytes = readFileSync(file);
    expect(await office.run('backup copy.sqlite')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not finished: SQLite: output file already exists/),
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const store = openStore({ kind: 'sqlite', file });
    expect(await store.find(reference)).toEqual(await office.store.find(reference));
    await store.close();
  });

  it('refers to pg_dump for PostgreSQL', async ({ office }) => {
    const variables = { DATABASE_URL: 'postgresql://park@localhost:1/park' };
    await expect(office.run('backup copy.sqlite', { variables })).rejects.toThrow('pg_dump');
  });
});

it('link prints a link that opens the office’s pages', async ({ office }) => {
  const secret = 'parrot'.repeat(6);
  const opens = async (variables: object, expectedSecret: string) => {
    const link = new URL((await office.run('link', { variables })).stdout);
    expect(link.origin + link.pathname).toBe(`https://park.example${deskPath}`);
    const [until = '', signature = ''] = ['until', 'signature'].map(
      name => link.searchParams.get(name) ?? '',
    );
    return createDeskLinks(expectedSecret).verify({ until, signature }, now) !== null;
  };
  const variables = { SITE_ORIGIN: 'https://park.example' };
  expect(await opens({ ...variables, DESK_SECRET: secret }, secret)).toBe(true);
  expect(await opens(variables, await office.store.ensureDeskSecret('another'))).toBe(true);
  expect(await opens(variables, secret)).toBe(false);
});

it.for(['list', 'erase ana@example.com --yes', 'export all.csv', 'backup copy.sqlite'])(
  '%s reports a missing database and creates no files',
  async (command, { office }) => {
    const nowhere = join(office.folder, 'nowhere');
    const run = office.run(command, { variables: { DATA_DIR: nowhere } });
    await expect(run).rejects.toThrow(`There are no inquiries in SQLite, ${nowhere}/inquiries.sqlite.`);
    expect(existsSync(nowhere)).toBe(false);
    expect(readdirSync(office.folder).join()).not.toContain('copy');
  },
);

it.for(['unknown', 'show', 'erase a@example.com --no', 'backup', 'backup a b'])(
  '%j is rejected as a usage error, in one line',
  async (command, { office }) => {
    const { code, stdout, stderr } = await office.run(command);
    expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 1, stdout: '', lines: 2 });
  },
);

it('without a command prints the help, as a usage error', async ({ office }) => {
  const { code, stdout, stderr } = await office.run('');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('\n  link ');
});

it('the process reads the environment, and its files are private', async ({ office }) => {
  await office.accept();
  const env = { ...process.env, DATA_DIR: office.folder, INIT_CWD: office.folder };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/inquiries/cli/run-command.ts', ...args], { env });
  await run('backup', 'copy.sqlite');
  expect(statSync(join(office.folder, 'copy.sqlite')).mode & 0o777).toBe(0o600);
  await expect(run('erase', "o'brien@example.ie")).rejects.toMatchObject({ code: 1 });
});
