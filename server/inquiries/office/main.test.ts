import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { acting, desk, nasty, noted, now } from '../../../tests/support/desk.ts';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { startPostgresql, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp-server.ts';
import { exampleReference } from '../store/reference.ts';

describe('check', () => {
  beforeAll(trustLoopback);

  it('tries database and mail server, and shows no password', async () => {
    const { run, folder } = await desk();
    const server = await startSmtp({ login: { user: 'isla', password: 'parrot' } });
    onTestFinished(() => server.stop());
    const url = (password: string) => server.url.replace('//', `//isla:${password}@`);
    const right = await run(['check'], { variables: { SMTP_URL: url('parrot') } });
    expect(right.code).toBe(0);
    expect(right.out.match(/^.* {2}ok {6}/gm)).toHaveLength(5);
    expect(right.out).toContain(`database     ok      SQLite, ${folder}/inquiries.sqlite\n`);
    const wrong = await run(['check', '--json'], { variables: { SMTP_URL: url('macaw') } });
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toContainEqual(
      expect.objectContaining({ what: 'mail server', ok: false, text: expect.stringContaining('535') }),
    );
    expect(right.out + wrong.out).not.toMatch(/parrot@|macaw|isla:/);
  });

  it('passes without a mail server and says where the mails are', async () => {
    const { run } = await desk();
    const { code, out } = await run(['check']);
    expect(code).toBe(0);
    expect(out).toContain('mails wait in the outbox');
  });

  it('says whether the mails carry links, and shows no secret', async () => {
    const { run } = await desk();
    expect((await run(['check'])).out).toMatch(
      /^desk {9}ok {6}not set \(DESK_SECRET\): mails carry no links$/m,
    );
    const secrets = ['macaw'.repeat(7), 'parrot'.repeat(6)];
    const { out } = await run(['check'], { variables: { DESK_SECRET: secrets.join() } });
    expect(out).toMatch(/^desk {9}ok {6}links in the office's mails; older secrets that are believed: 1$/m);
    expect(out).not.toMatch(/macaw|parrot/);
  });

  it('fails where the database cannot be opened', async () => {
    const { run, folder } = await desk();
    await writeFile(join(folder, 'file'), '');
    const { code, out } = await run(['check'], { variables: { DATA_DIR: join(folder, 'file') } });
    expect(code).toBe(1);
    expect(out).toMatch(/^database {5}FAILED/m);
  });

  it('fails where there is no database, and makes none', async () => {
    const { run, folder } = await desk();
    const { code, out } = await run(['check'], { variables: { DATA_DIR: join(folder, 'nowhere') } });
    expect(code).toBe(1);
    expect(out).toContain(`There is no database "${folder}/nowhere/inquiries.sqlite".`);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});

describe('a database that is not there', () => {
  it.each([
    ['list'],
    ['search', 'ana'],
    ['show', exampleReference],
    ['answered', exampleReference],
    ['person', 'ana@example.com'],
    ['erase', 'ana@example.com', '--yes'],
    ['purge', '--yes'],
    ['export', '--csv'],
    ['outbox'],
    ['links', 'revoke'],
    ['backup', 'backup.sqlite'],
  ])('is named, and not made: %s', async (...args) => {
    const { run, folder } = await desk();
    const variables = { DATA_DIR: join(folder, 'nowhere') };
    await expect(run(args, { variables })).rejects.toThrow(
      `There is no database "${folder}/nowhere/inquiries.sqlite".`,
    );
    expect((await readdir(folder)).filter(name => !name.startsWith('inquiries.sqlite'))).toEqual([]);
  });

  it('is named where it is PostgreSQL without our tables', {
    timeout: 60_000,
    skip: withoutPostgresql,
  }, async () => {
    const { run } = await desk();
    const postgresql = await startPostgresql();
    onTestFinished(() => postgresql.remove());
    const DATABASE_URL = (await postgresql.createDatabase()).replace('park@', 'park:parrot-secret@');
    const listed = run(['list'], { variables: { DATABASE_URL } });
    await expect(listed).rejects.toThrow(/^There are no inquiries in PostgreSQL, localhost:5432\/test_1: /);
    await expect(listed).rejects.not.toThrow('parrot-secret');
  });
});

describe('backup and restore', () => {
  it('say what was copied, ask before anything is replaced, and remind of what is to be done', async () => {
    const { store, run, folder } = await desk();
    const reference = await accept(store, submission());
    const file = join(folder, 'backup.sqlite');
    const { code, said } = await run(['backup', 'backup.sqlite']);
    expect(code).toBe(0);
    expect(said).toMatch(
      /^Backed up SQLite, .*: inquiries 1, acts 0, mails 2, removals 0\. Read back from .* KiB: it is whole\.\n$/,
    );
    await expect(run(['backup', 'backup.sqlite'])).rejects.toThrow(`"${file}" is there already`);
    await store.remove(reference, now);
    await accept(store, submission());

    expect(await run(['restore', file])).toMatchObject({ code: 2 });
    expect(await run(['restore', file], { answer: false })).toMatchObject({ code: 1 });
    expect(await store.find(reference)).toBeNull();
    const restored = await run(['restore', file], { answer: true });
    expect(restored.asked).toEqual([
      `Replace all that is in SQLite, ${folder}/inquiries.sqlite (1 inquiry) by the backup (1 inquiry, the newest of 2026-11-20 09:15)? What came since is lost.`,
    ]);
    expect(restored.code).toBe(0);
    expect(restored.said).toContain(
      'repeat every "erase" and "remove" that was done since the backup (the last one here was 2026-11-20 12:00)',
    );
    expect(await store.find(reference)).not.toBeNull();
    expect(await store.count({})).toBe(1);
  });

  it('make the database that is gone', async () => {
    const { store, run, folder } = await desk();
    const reference = await accept(store, submission());
    await run(['backup', 'backup.sqlite']);
    const variables = { DATA_DIR: join(folder, 'new') };
    expect(await run(['restore', 'backup.sqlite'], { variables })).toMatchObject({ code: 0, asked: [] });
    expect((await run(['show', reference], { variables })).code).toBe(0);
  });
});

describe('what npm took for itself', () => {
  const npm = (variables: object) => ({ variables: { npm_lifecycle_event: 'inquiries', ...variables } });

  it.each([
    [['list'], { npm_config_late: 'true' }, '--late', 'list --late'],
    [
      ['list', '2026-12-01'],
      { npm_config_visit_from: 'true' },
      '--visit-from',
      'list --visit-from 2026-12-01',
    ],
    [['list'], { npm_config_to: '2026-12-31' }, '--to', 'list --to 2026-12-31'],
    // npm 11 leaves what stood after an option that it does not know.
    [
      ['list', '2026-12-01', '2026-12-31'],
      { npm_config_visit_from: 'true', npm_config_visit_to: 'true', npm_config_open: 'true' },
      '--open and --visit-from and --visit-to',
      'list --open --visit-from 2026-12-01 --visit-to 2026-12-31',
    ],
    [
      ['export'],
      { npm_config_csv: 'true', npm_config_semicolon: 'true' },
      '--csv and --semicolon',
      'export --csv --semicolon',
    ],
  ])('%j with %j is said, with the right spelling', async (args, variables, taken, right) => {
    const { run } = await desk();
    expect(await run(args, npm(variables))).toEqual({
      code: 2,
      out: '',
      said: `npm took ${taken} for itself. Write: npm run inquiries -- ${right}\n`,
      asked: [],
    });
  });

  it('is only mentioned where somebody may have told npm so in general', async () => {
    const { run } = await desk();
    const ran = await run(['list'], npm({ npm_config_json: 'true', npm_config_yes: 'true' }));
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(/^SQLite, /) });
    expect(ran.said).toMatch(/^npm took --json for itself\. Write: npm run inquiries -- list --json\n/);
    const retry = await run(['outbox', 'retry'], npm({ npm_config_all: 'true' }));
    expect(retry.said).toMatch(
      /^npm took --all for itself\. Write: npm run inquiries -- outbox retry --all\n/,
    );
    const right = await run(['list', '--json'], npm({ npm_config_json: 'true' }));
    expect(right).toMatchObject({ out: '[]\n', said: '' });
    const another = { variables: { npm_lifecycle_event: 'start', npm_config_late: 'true' } };
    expect(await run(['list'], another)).toMatchObject({ code: 0 });
  });
});

describe('move', { timeout: 60_000, skip: withoutPostgresql }, () => {
  it('copies what a file holds to PostgreSQL, where the other commands find it', async () => {
    const { store, run, folder } = await desk();
    const reference = await accept(store, submission());
    const file = join(folder, 'inquiries.sqlite');
    await expect(run(['move', file])).rejects.toThrow('DATABASE_URL is not set');
    const postgresql = await startPostgresql();
    onTestFinished(() => postgresql.remove());
    const variables = { DATABASE_URL: await postgresql.createDatabase() };
    await run(['note', reference, 'phoned']);
    await expect(run(['move', `${file}x`], { variables })).rejects.toThrow('There is no file');
    expect(await run(['move', file], { variables })).toMatchObject({ code: 0 });
    const { out } = await run(['show', reference], { variables });
    expect(out).toMatch(/^PostgreSQL, localhost:5432\/test_1\n/);
    expect(out).toContain('confirmation  waiting');
    expect(out).toContain('| phoned\n');
    await expect(run(['move', file], { variables })).rejects.toThrow('not empty');
    expect(await store.find(reference)).not.toBeNull();
  });
});

describe('on a terminal', () => {
  it('nothing that visitors typed acts', async () => {
    const { store, run } = await desk();
    const typed = { fullName: nasty, phone: nasty, specialRequests: nasty, email: 'e@example.ie' };
    const reference = await accept(store, submission(typed));
    await store.act(reference, { ...noted, text: nasty, by: nasty });
    const commands = [
      ['list'],
      ['search', 'root'],
      ['show', reference],
      ['person', 'e@example.ie'],
      ['outbox'],
    ];
    for (const args of commands) {
      const { out } = await run(args);
      expect(out, args.join(' ')).not.toMatch(acting);
      expect((await run([...args, '--json'])).out).not.toMatch(acting);
    }
    const { out } = await run(['list']);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(out).toContain('Eve\\u{1b}[2J\\u{7}\\u{9b}31m\\u{202e}gnp\\u{2066}\\nroot\\u{2028}x\\u{7f}');
  });

  it('names of every script are as they were typed', async () => {
    const { store, run } = await desk();
    for (const fullName of ['محمد', 'می‌خواهم', 'ไทย', '👨‍👩‍👧', 'Nguyễn']) {
      await accept(store, submission({ fullName }));
    }
    expect((await run(['list'])).out).toMatch(/محمد\n.*می‌خواهم\n.*ไทย\n.*👨‍👩‍👧\n.*Nguyễn\n/);
  });
});

describe('what is not written as it should be', () => {
  it.each([
    [[]],
    [['lst']],
    [['toString']],
    [['list', '--open', '--late']],
    [['list', '--answered', '--spam']],
    [['list', '--visit-from', 'May']],
    [['search']],
    [['spam']],
    [['spam', exampleReference, 'x']],
    [['remove', exampleReference, exampleReference]],
    [['export', '--json', '--semicolon']],
    [['outbox', 'retry', '--all', exampleReference]],
    [['links', 'all']],
    [['backup']],
    [['restore', 'a', 'b']],
    [['list', '--from', '2026-02-30']],
    [['list', '--from', '2026-12-02', '--to', '2026-12-01']],
    [['list', exampleReference]],
    [['show']],
    [['show', exampleReference.slice(0, -3)]],
    [['show', exampleReference, exampleReference]],
    [['show', exampleReference, '--yes']],
    [['note']],
    [['export']],
    [['export', '--csv', '--json']],
    [['person', 'hannah']],
    [['erase']],
    [['outbox', 'retry']],
    [['move']],
  ])('%j ends with 2 and one line', async args => {
    const { run } = await desk();
    const { code, out, said } = await run(args);
    expect({ code, out, lines: said.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  });

  it.each([[['--help']], [['help']], [['erase', '-h']]])('%j explains', async args => {
    const { run } = await desk();
    const { code, out } = await run(args);
    expect(code).toBe(0);
    for (const name of [
      'list',
      'show',
      'answered',
      'note',
      'export',
      'person',
      'erase',
      'purge',
      'search',
      'reopen',
      'spam',
      'remove',
      'outbox',
      'links',
      'check',
      'backup',
      'restore',
    ])
      expect(out).toContain(`\n  ${name} `);
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('the process', { timeout: 30_000 }, () => {
  /** Runs the command as the office does. */
  async function office(args: string[], folder: string, shell = '') {
    const command = `"${process.execPath}" server/inquiries/office/main.ts ${args.join(' ')} ${shell}`;
    const child = spawn('bash', ['-o', 'pipefail', '-c', command], {
      env: { ...process.env, npm_lifecycle_event: 'test', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
    });
    child.stdin.end('from standard input\n');
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { out, said, code };
  }

  it('reads a note from standard input, and has nobody to ask', async () => {
    const { store, folder } = await desk();
    const reference = await accept(store, submission());
    expect(await office(['note', reference], folder)).toMatchObject({ code: 0 });
    expect((await store.find(reference))?.history).toMatchObject([{ text: 'from standard input' }]);
    const { code, said } = await office(['purge'], folder);
    expect(code).toBe(2);
    expect(said).toContain('--yes');
  });

  it('does not mind a reader that goes away', async () => {
    const { store, folder } = await desk();
    for (let count = 0; count < 100; count += 1) {
      await accept(store, submission({ specialRequests: 'x'.repeat(4000) }));
    }
    expect(await office(['export', '--json'], folder, '| head -c 1')).toEqual({
      out: '[',
      said: '',
      code: 0,
    });
  });

  it('says so where the output cannot be written', async () => {
    const { store, folder } = await desk();
    await accept(store, submission());
    const { code, said } = await office(['export', '--csv'], folder, '> /dev/full');
    expect(code).toBe(1);
    expect(said).toContain('could not be written');
  });

  it('is found from any folder, and finds the files there, with npm and without', async () => {
    const { store, folder } = await desk();
    const reference = await accept(store, submission());
    const project = resolve('.');
    const ran = async (...command: string[]) => {
      const child = spawn(command[0] ?? '', command.slice(1), {
        cwd: folder,
        // The Node of this machine: the project's own comes first for what npm runs.
        env: {
          PATH: (process.env['PATH'] ?? '')
            .split(delimiter)
            .filter(part => !part.includes('node_modules'))
            .join(delimiter),
          HOME: folder,
          DATA_DIR: folder,
          DATABASE_URL: '',
        },
      });
      const [out, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return out + said;
    };
    const npm = ['npm', '--prefix', project, 'run', '-s', 'inquiries', '--'];
    expect(await ran(...npm, 'list')).toContain(reference);
    expect(await ran(...npm, 'backup', 'one.sqlite')).toContain(`${folder}/one.sqlite, `);
    const node = [process.execPath, join(project, 'server/inquiries/office/main.ts')];
    expect(await ran(...node, 'list')).toContain(reference);
    expect(await ran(...node, 'backup', 'two.sqlite')).toContain(`${folder}/two.sqlite, `);
    // Without the dashes.
    expect(await ran('npm', '--prefix', project, 'run', '-s', 'inquiries', 'list', '--late')).toContain(
      'npm took --late for itself. Write: npm run inquiries -- list --late\n',
    );
  });

  it('names a wrong setting in one line', async () => {
    const { folder } = await desk();
    const child = spawn(process.execPath, ['server/inquiries/office/main.ts', 'list'], {
      env: { ...process.env, npm_lifecycle_event: 'test', DATA_DIR: folder, OFFICE_EMAIL: 'nobody' },
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(code).toBe(1);
    expect(said).toMatch(/^OFFICE_EMAIL is "nobody"[^\n]*\n$/);
  });
});
