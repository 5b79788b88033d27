import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accept, submission, temporaryFolder } from '../../../tests/support/inquiries.ts';
import { startPostgresql } from '../../../tests/support/postgresql.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp.ts';
import { openStore } from '../store/open.ts';
import type { Reference, Store } from '../store/store.ts';
import { runCommand } from './main.ts';
import type { Terminal } from './terminal.ts';

const now = new Date('2026-11-20T12:00:00Z');

interface Desk {
  store: Store;
  folder: string;
  /** Runs a command; `answer` is what is said to a question. */
  run(args: string[], given?: { answer?: boolean | null; input?: string; variables?: object }): Promise<Ran>;
}

interface Ran {
  code: number;
  out: string;
  said: string;
  asked: string[];
}

/** A ticket office with an empty database. */
async function desk(): Promise<Desk> {
  const folder = await temporaryFolder();
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'inquiries.sqlite') });
  onTestFinished(() => store.close());
  return {
    store,
    folder,
    async run(args, { answer = null, input = '', variables = {} } = {}) {
      const ran: Ran = { code: -1, out: '', said: '', asked: [] };
      const terminal: Terminal = {
        out: piece => {
          ran.out += piece;
        },
        say: line => {
          ran.said += `${line}\n`;
        },
        confirm: async question => {
          ran.asked.push(question);
          return answer;
        },
        input: async () => input,
        coloured: false,
      };
      const world = { variables: { DATA_DIR: folder, ...variables }, terminal, now: () => now };
      ran.code = await runCommand(args, world);
      return ran;
    },
  };
}

const early = { receivedAt: '2026-11-19T11:59:59Z' };

/** What would do something on a terminal: control characters but the end of a line, and turns of direction. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const nasty = 'Eve\u001b[2J\u0007\u009b31m\u202egnp\u2066\r\nroot\u2028x\u007f';

describe('list', () => {
  it('shows inquiries with the oldest first, late ones as late', async () => {
    const { store, run } = await desk();
    const late = await accept(store, submission({ numberOfVisitors: 12 }, early));
    const open = await accept(store, submission({ fullName: '李' }, { marks: ['honeypot'] }));
    const done = await accept(store, submission());
    await store.markAnswered(done, now);
    const { code, out } = await run(['list']);
    expect(code).toBe(0);
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toBe('REFERENCE   STATUS    RECEIVED          VISIT       VISITORS         NAME');
    expect(rows).toEqual([
      `${late}  late      2026-11-19 11:59  2026-12-24  12               Siobhán O’Neill`,
      `${open}  open      2026-11-20 09:15  2026-12-24  4         spam?  李`,
      `${done}  answered  2026-11-20 09:15  2026-12-24  4                Siobhán O’Neill`,
    ]);
  });

  it('filters by state and by visit date', async () => {
    const { store, run } = await desk();
    const late = await accept(store, submission({ visitDate: '2026-12-01' }, early));
    const open = await accept(store, submission({ visitDate: '2026-12-31' }));
    const done = await accept(store, submission({}, early));
    await store.markAnswered(done, now);
    const listed = async (...args: string[]) =>
      JSON.parse((await run(['list', '--json', ...args])).out).map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await listed('--late')).toEqual([late]);
    expect(await listed('--open')).toEqual([late, open]);
    expect(await listed('--from', '2026-12-01', '--to', '2026-12-24')).toEqual([late, done]);
    expect(await listed('--open', '--from', '2026-12-02')).toEqual([open]);
  });

  it('says where there is none, and ends with 1', async () => {
    const { run } = await desk();
    expect(await run(['list', '--late'])).toMatchObject({ code: 1, out: '' });
    expect(await run(['list', '--json'])).toMatchObject({ code: 1, out: '[]\n' });
  });
});

describe('show, answered and note', () => {
  it('tell all of an inquiry, and take the reference as people type it', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission({}, early));
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    expect(await run(['note', typed, 'phoned', 'him'])).toMatchObject({ code: 0 });
    expect(await run(['note', reference], { input: 'line one\nline two\n' })).toMatchObject({ code: 0 });
    expect((await run(['show', reference])).out).toMatch(/^IP-\S+ {2}late\n/);
    expect(await run(['answered', typed])).toMatchObject({ code: 0, said: `${reference} is answered.\n` });
    const [mail] = await store.mails(reference);
    await store.mailFailed(mail?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    const { code, out } = await run(['show', typed]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        `${reference}  answered`,
        '  Received      2026-11-19 11:59',
        '  Answer due    2026-11-20 11:59',
        '  Answered      2026-11-20 12:00',
        '  Last contact  2026-11-20 12:00',
        '  Visit date    2026-12-24',
        '  Visitors      4',
        '  Name          Siobhán O’Neill',
        "  Email         o'brien@example.ie",
        '  Phone         +49 (0)30 123-45',
        '  Language      en',
        '  Spam marks    none',
        '  Special requests',
        '    | A ramp, please.',
        '    | And a birthday cake 🎂',
        '  Notes',
        '    2026-11-20 12:00',
        '    | phoned him',
        '    2026-11-20 12:00',
        '    | line one',
        '    | line two',
        '  Mails',
        '    office        not delivered: 550 5.1.1 at RCPT TO',
        '    confirmation  waiting',
        '',
      ].join('\n'),
    );
    const json = JSON.parse((await run(['show', reference, '--json'])).out);
    expect(json).toMatchObject({
      reference,
      status: 'answered',
      email: "o'brien@example.ie",
      notes: [{}, {}],
    });
  });

  it.each([['show'], ['answered'], ['note']])('%s ends with 1 where there is no such inquiry', async name => {
    const { run } = await desk();
    const ran = await run([name, 'IP-2345-67', ...(name === 'note' ? ['text'] : [])]);
    expect(ran).toMatchObject({ code: 1, said: 'There is no inquiry IP-2345-67.\n' });
  });

  it('keep no empty note', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission());
    expect(await run(['note', reference], { input: ' \n' })).toMatchObject({ code: 2 });
    expect((await store.find(reference))?.notes).toEqual([]);
  });
});

describe('export', () => {
  it('writes a CSV file that spreadsheet programs take for UTF-8', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission({ fullName: 'Ann "Nan" O’Neill, Jr.' }));
    await store.addNote(reference, { writtenAt: now, text: 'phoned' });
    const { code, out } = await run(['export', '--csv']);
    expect(code).toBe(0);
    expect(out).toBe(
      `\ufeff${[
        '"reference","status","receivedAt","answeredAt","lastContactAt","fullName","email","phone","visitDate","numberOfVisitors","specialRequests","locale","marks","notes"',
        `"${reference}","open","2026-11-20T09:15:00.000Z","","2026-11-20T12:00:00.000Z","Ann ""Nan"" O’Neill, Jr.","o'brien@example.ie","'+49 (0)30 123-45","2026-12-24",4,"A ramp, please.\nAnd a birthday cake 🎂","en","","2026-11-20T12:00:00.000Z phoned"`,
        '',
      ].join('\r\n')}`,
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '=HYPERLINK("http://evil.example")',
  ])('makes no formula of %j', async typed => {
    const { store, run } = await desk();
    await accept(store, submission({ fullName: typed, specialRequests: `x;${typed}` }));
    const { out } = await run(['export', '--csv']);
    expect(out).toContain(`,"'`);
    // Whatever a program takes for the end of a cell, what comes next is text.
    expect(out.slice(out.indexOf('\r\n'))).not.toMatch(/[,;\t\r\n][ "]*[=＝@+-]/);
  });

  it('writes JSON that is read back as it was typed', async () => {
    const { store, run } = await desk();
    await accept(store, submission({ fullName: nasty }));
    const { out } = await run(['export', '--json']);
    expect(JSON.parse(out)[0].fullName).toBe(nasty);
    expect(out).not.toMatch(acting);
  });
});

describe('person', () => {
  it('gives all that is held on an address in any case, mails included, and on no other', async () => {
    const { store, run } = await desk();
    const first = await accept(store, submission());
    const second = await accept(store, submission({ email: "O'Brien@Example.ie" }));
    const other = await accept(store, submission({ email: 'other@example.ie' }));
    const { code, out } = await run(['person', "o'brien@EXAMPLE.ie", '--json']);
    expect(code).toBe(0);
    const held = JSON.parse(out);
    expect(held.inquiries.map(({ reference }: { reference: string }) => reference)).toEqual([first, second]);
    expect(held.inquiries[0].mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'office',
      'confirmation',
    ]);
    expect(held.inquiries[0].mails[1].text).toContain('Siobhán');
    const table = await run(['person', "o'brien@example.ie"]);
    expect(table.out).toContain(first);
    expect(table.out).not.toContain(other);
    expect(await run(['person', 'nobody@example.ie'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('erase', () => {
  const setting = async () => {
    const made = await desk();
    const reference = await accept(made.store, submission());
    const other = await accept(made.store, submission({ email: 'other@example.ie' }));
    return { ...made, reference, other };
  };

  it('asks, then erases inquiries and mails of the person and of nobody else', async () => {
    const { store, run, reference, other } = await setting();
    const { code, asked, said } = await run(['erase', "O'BRIEN@example.ie"], { answer: true });
    expect(asked).toEqual([`Erase 1 inquiry (${reference}) with notes and mails? This cannot be undone.`]);
    expect(code).toBe(0);
    expect(said).toContain('Erased: 1 inquiry, 2 mails.');
    expect(await store.find(reference)).toBeNull();
    expect(await store.mails(reference)).toEqual([]);
    expect(await store.find(other)).not.toBeNull();
  });

  it('does nothing on a no, and nothing where nobody can be asked', async () => {
    const { store, run, reference } = await setting();
    expect(await run(['erase', "o'brien@example.ie"], { answer: false })).toMatchObject({ code: 1 });
    expect(await run(['erase', "o'brien@example.ie"], { answer: null })).toMatchObject({ code: 2 });
    expect(await store.find(reference)).not.toBeNull();
  });

  it('says where rows are still in the write-ahead log, and is repeated until they are not', async () => {
    const { folder, run } = await setting();
    const reader = new DatabaseSync(join(folder, 'inquiries.sqlite'));
    onTestFinished(() => reader.close());
    reader.exec('BEGIN; SELECT count(*) FROM inquiries');
    const held = await run(['erase', '--yes', "o'brien@example.ie"]);
    expect(held).toMatchObject({ code: 1, said: expect.stringMatching(/^Not finished: .*repeat this\.\n$/) });
    expect(await run(['erase', '--yes', "o'brien@example.ie"])).toMatchObject({ code: 1, said: held.said });
    reader.exec('COMMIT');
    const repeated = await run(['erase', '--yes', "o'brien@example.ie"]);
    expect(repeated.said).toBe('Nothing is held on this address.\n');
  }, 60_000);

  it('does not ask with --yes', async () => {
    const { store, run, reference } = await setting();
    expect(await run(['erase', '--yes', "o'brien@example.ie"])).toMatchObject({ code: 0, asked: [] });
    expect(await store.find(reference)).toBeNull();
    expect(await run(['erase', '--yes', "o'brien@example.ie"])).toMatchObject({ code: 1 });
  });
});

describe('purge', () => {
  it('asks, then removes what is past its two years', async () => {
    const { store, run } = await desk();
    const old = await accept(store, submission({}, { receivedAt: '2024-11-20T11:59:59Z' }));
    const young = await accept(store, submission({}, { receivedAt: '2024-11-20T12:00:01Z' }));
    expect(await run(['purge'])).toMatchObject({ code: 2 });
    expect(await store.find(old)).not.toBeNull();
    const { asked, said } = await run(['purge'], { answer: true });
    expect(asked[0]).toContain('2024-11-20 12:00, 2 years ago: 1 of 2?');
    expect(said).toBe('Removed: 1 inquiry, 2 mails.\n');
    expect(await store.find(old)).toBeNull();
    expect(await store.find(young)).not.toBeNull();
  });
});

describe('outbox', () => {
  it('lists what is not sent and sends it again on demand', async () => {
    const { store, run } = await desk();
    expect(await run(['outbox'])).toMatchObject({ code: 0, said: 'Every mail is sent.\n' });
    const reference = await accept(store, submission());
    const [office, confirmation] = await store.mails();
    await store.mailSent(office?.id ?? 0, now);
    await store.mailFailed(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    const { out } = await run(['outbox']);
    expect(out.split('\n')[1]).toBe(
      `${reference}  confirmation  dead   1      2026-11-20 09:15  -         550 5.1.1 at RCPT TO`,
    );
    expect(JSON.parse((await run(['outbox', '--json'])).out)).toMatchObject([{ reference, state: 'dead' }]);
    expect(await run(['outbox', 'retry', reference.toLowerCase()])).toMatchObject({ code: 0 });
    expect(await store.mails()).toMatchObject([{ state: 'waiting', dueAt: now }]);
    expect(await run(['outbox', 'retry', 'IP-2345-67'])).toMatchObject({ code: 1 });
  });
});

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

describe('move', { timeout: 60_000 }, () => {
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
    [['list', 'IP-2345-67']],
    [['show']],
    [['show', 'IP-7F3K']],
    [['show', 'IP-2345-67', 'IP-2345-67']],
    [['show', 'IP-2345-67', '--yes']],
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
    const reference: Reference = await accept(store, submission());
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
