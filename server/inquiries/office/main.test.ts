import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { acting, desk, nasty, now } from '../../../tests/support/desk.ts';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { startPostgresql, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp.ts';
import { exampleReference } from '../store/reference.ts';

describe('check', () => {
  beforeAll(trustLoopback);

  it('tries database and mail server, and shows no password', async () => {
    const { run } = await desk();
    const server = await startSmtp({ login: { user: 'isla', password: 'parrot' } });
    onTestFinished(() => server.stop());
    const url = (password: string) => server.url.replace('//', `//isla:${password}@`);
    const right = await run(['check'], { variables: { SMTP_URL: url('parrot') } });
    expect(right.code).toBe(0);
    expect(right.out.match(/^.* {2}ok {6}/gm)).toHaveLength(4);
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

  it('fails where the database cannot be opened', async () => {
    const { run, folder } = await desk();
    await writeFile(join(folder, 'file'), '');
    const { code, out } = await run(['check'], { variables: { DATA_DIR: join(folder, 'file') } });
    expect(code).toBe(1);
    expect(out).toMatch(/^database {5}FAILED/m);
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
    await expect(run(['move', `${file}x`], { variables })).rejects.toThrow('There is no file');
    expect(await run(['move', file], { variables })).toMatchObject({ code: 0 });
    expect((await run(['show', reference], { variables })).out).toContain('confirmation  waiting');
    await expect(run(['move', file], { variables })).rejects.toThrow('not empty');
    expect(await store.find(reference)).not.toBeNull();
  });
});

describe('on a terminal', () => {
  it('nothing that visitors typed acts', async () => {
    const { store, run } = await desk();
    const typed = { fullName: nasty, phone: nasty, specialRequests: nasty, email: 'e@example.ie' };
    const reference = await accept(store, submission(typed));
    await store.addNote(reference, { writtenAt: now, text: nasty });
    for (const args of [['list'], ['show', reference], ['person', 'e@example.ie'], ['outbox']]) {
      const { out } = await run(args);
      expect(out, args.join(' ')).not.toMatch(acting);
      expect((await run([...args, '--json'])).out).not.toMatch(acting);
    }
    const { out } = await run(['list']);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
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
      'outbox',
      'check',
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
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
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
    expect((await store.find(reference))?.notes).toMatchObject([{ text: 'from standard input' }]);
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

  it('names a wrong setting in one line', async () => {
    const { folder } = await desk();
    const child = spawn(process.execPath, ['server/inquiries/office/main.ts', 'list'], {
      env: { ...process.env, DATA_DIR: folder, OFFICE_EMAIL: 'nobody' },
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(code).toBe(1);
    expect(said).toMatch(/^OFFICE_EMAIL is "nobody"[^\n]*\n$/);
  });
});
