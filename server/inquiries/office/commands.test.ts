import { describe, expect, it } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { answerDue, promises } from '../../../domain/promises.ts';
import { acting, answer, desk, early, nasty, noted, now } from '../../../tests/support/desk.ts';
import { linesAmong } from '../../../tests/support/example-inquiry.ts';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { deskLinks, deskPath } from '../desk-links.ts';
import { exampleReference } from '../store/reference.ts';

/** A moment as it is shown, in winter. */
const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

describe('list', () => {
  it('names the store, and shows inquiries with the oldest first, late ones as late', async () => {
    const { store, folder, run } = await desk();
    const late = await accept(store, submission({ numberOfVisitors: 12 }, early));
    const open = await accept(store, submission({ fullName: '李' }, { marks: ['honeypot'] }));
    const done = await accept(store, submission());
    await store.act(done, answer);
    const { code, out } = await run(['list']);
    expect(code).toBe(0);
    const [read, head, ...rows] = out.trimEnd().split('\n');
    expect(read).toBe(`SQLite, ${folder}/inquiries.sqlite`);
    // Other counts and days may stand between the number of visitors and the name.
    expect(head).toMatch(/^REFERENCE +STATUS {4}RECEIVED {10}VISIT DATE {2}VISITORS .* NAME$/);
    const starts = [
      `${late}  late      ${minute(early.receivedAt)}  2026-12-24  12     `,
      `${open}  open      2026-11-20 09:15  2026-12-24  4      `,
      `${done}  answered  2026-11-20 09:15  2026-12-24  4      `,
    ];
    expect(rows.map((row, index) => row.slice(0, starts[index]?.length))).toEqual(starts);
    const ends = ['         Siobhán O’Neill', '  spam?  李', '         Siobhán O’Neill'];
    expect(rows.map((row, index) => row.slice(-(ends[index]?.length ?? 0)))).toEqual(ends);
  });

  it('filters by state and by visit date', async () => {
    const { store, run } = await desk();
    const late = await accept(store, submission({ visitDate: '2026-12-01' }, early));
    const open = await accept(store, submission({ visitDate: '2026-12-31' }));
    const done = await accept(store, submission({}, early));
    await store.act(done, answer);
    const spam = await accept(store, submission());
    await store.act(spam, { ...answer, kind: 'spam' });
    const listed = async (...args: string[]) =>
      JSON.parse((await run(['list', '--json', ...args])).out).map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await listed('--late')).toEqual([late]);
    expect(await listed('--open')).toEqual([late, open]);
    expect(await listed('--answered')).toEqual([done]);
    expect(await listed('--spam')).toEqual([spam]);
    expect(await listed()).toEqual([late, done, open]);
    expect(await listed('--visit-from', '2026-12-01', '--visit-to', '2026-12-24')).toEqual([late, done]);
    expect(await listed('--from', '2026-12-01', '--to', '2026-12-24')).toEqual([late, done]);
    expect(await listed('--open', '--visit-from', '2026-12-02')).toEqual([open]);
  });

  it('that is empty says so, and where it looked', async () => {
    const { folder, run } = await desk();
    expect(await run(['list', '--late'])).toEqual({
      code: 0,
      out: `SQLite, ${folder}/inquiries.sqlite\n`,
      said: 'There are no such inquiries.\n',
      asked: [],
    });
    expect(await run(['list', '--json'])).toMatchObject({ code: 0, out: '[]\n', said: '' });
  });
});

describe('search', () => {
  it('finds by words as they are typed, the newest first, spam too', async () => {
    const { store, run } = await desk();
    const first = await accept(store, submission());
    const second = await accept(
      store,
      submission({ email: 'other@example.ie' }, { receivedAt: '2026-11-20T10:00:00Z' }),
    );
    const other = await accept(store, submission({ fullName: 'Ana', specialRequests: '' }));
    await store.act(other, { ...noted, text: 'Wants a guide dog.' });
    await store.act(second, { ...answer, kind: 'spam' });
    const found = async (...words: string[]) =>
      JSON.parse((await run(['search', '--json', ...words])).out).map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await found('siobhan', 'O’Neill')).toEqual([second, first]);
    expect(await found('BIRTHD', 'siob')).toEqual([second, first]);
    expect(await found('guide')).toEqual([other]);
    expect(await found(other.toLowerCase())).toEqual([other]);
    const { code, out } = await run(['search', 'guide']);
    expect(code).toBe(0);
    expect(out).toMatch(/^SQLite, .*\nREFERENCE .*\n.* Ana\n$/);
    expect(await run(['search', 'macaw'])).toMatchObject({ code: 1, said: 'There are no such inquiries.\n' });
  });
});

describe('answered, reopen and spam', () => {
  it('are undone, and say since when and by whom something is so already', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission());
    const said = async (...args: string[]) => {
      const ran = await run(args);
      expect(ran.code).toBe(0);
      return ran.said;
    };
    expect(await said('reopen', reference)).toBe(`${reference} is open already, since 2026-11-20 09:15.\n`);
    expect(await said('answered', reference)).toBe(`${reference} is answered.\n`);
    expect(await said('answered', reference)).toBe(
      `${reference} is answered already, since 2026-11-20 12:00, by the command line.\n`,
    );
    expect(await said('reopen', reference)).toBe(`${reference} is open.\n`);
    await store.act(reference, { ...answer, by: 'AM' });
    expect(await said('answered', reference)).toContain('already, since 2026-11-20 12:00, by AM.');
    const another = await accept(store, submission());
    expect(await said('spam', reference, another)).toMatch(
      new RegExp(
        `^${reference} is spam\\.\n${another} is spam\\.\nSpam is in no list but .* ${promises.retention.spamDays} days; `,
      ),
    );
    expect(await said('spam', reference)).toContain(
      'is spam already, since 2026-11-20 12:00, by the command',
    );
    expect((await run(['show', reference])).out).toContain(`${reference}  spam\n`);
    expect(await said('reopen', reference)).toBe(`${reference} is open.\n`);
    const json = JSON.parse((await run(['show', reference, '--json'])).out);
    expect(json.status).toBe('open');
    expect(json.acts.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`)).toEqual([
      'answered ',
      'reopened ',
      'answered AM',
      'spam ',
      'reopened ',
    ]);
  });

  it('of several, one of which is not there, do what can be done', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission());
    const { code, said } = await run(['spam', exampleReference, reference]);
    expect(code).toBe(1);
    expect(said).toContain(`There is no inquiry ${exampleReference}.\n${reference} is spam.`);
    expect((await store.find(reference))?.spamAt).toEqual(now);
  });
});

describe('links', () => {
  const variables = { DESK_SECRET: 'parrot'.repeat(6), SITE_ORIGIN: 'https://park.example' };
  const [secret] = [variables.DESK_SECRET] as const;

  it('prints one that opens the list, until links are revoked', async () => {
    const { store, run } = await desk();
    const { code, out } = await run(['links'], { variables });
    expect(code).toBe(0);
    const link = new URL(out);
    expect(link.origin + link.pathname).toBe(`https://park.example${deskPath}`);
    const claim = {
      until: link.searchParams.get('until') ?? undefined,
      signature: link.searchParams.get('signature') ?? undefined,
    };
    const read = async () => deskLinks([secret]).read('list', claim, now, await store.linksRevokedAt());
    expect(await read()).not.toBeNull();
    expect(await run(['links', 'revoke'], { variables })).toMatchObject({ code: 0, out: '' });
    expect(await read()).toBeNull();
  });

  it('are not there without a secret', async () => {
    const { run } = await desk();
    await expect(run(['links'])).rejects.toThrow('DESK_SECRET is not set, so there are no links');
  });
});

describe('show and note', () => {
  it('tell all of an inquiry, and take the reference as people type it', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission({}, early));
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    expect(await run(['note', typed, 'phoned', 'him'])).toMatchObject({ code: 0 });
    expect(await run(['note', reference], { input: 'line one\nline two\n' })).toMatchObject({ code: 0 });
    expect((await run(['show', reference])).out).toMatch(/^SQLite, .*\n\S+ {2}late\n/);
    expect(await run(['answered', typed])).toMatchObject({ code: 0, said: `${reference} is answered.\n` });
    const [mail] = await store.mails(reference);
    await store.mailFailed(mail?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    const { code, out } = await run(['show', typed]);
    expect(code).toBe(0);
    const expected = [
      `${reference}  answered`,
      `  Received      ${minute(early.receivedAt)}`,
      `  Answer due    ${minute(answerDue(new Date(early.receivedAt)))}`,
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
      '  History',
      '    2026-11-20 12:00  note',
      '    | phoned him',
      '    2026-11-20 12:00  note',
      '    | line one',
      '    | line two',
      '    2026-11-20 12:00  answered',
      '  Mails',
      '    office        not delivered: 550 5.1.1 at RCPT TO',
      '    confirmation  waiting',
      '',
    ];
    expect(linesAmong(out, expected)).toEqual(expected);
    const json = JSON.parse((await run(['show', reference, '--json'])).out);
    expect(json).toMatchObject({
      reference,
      status: 'answered',
      email: "o'brien@example.ie",
      notes: [{ by: '', text: 'phoned him' }, { text: 'line one\nline two' }],
      acts: [{ kind: 'answered', by: '', actedAt: now.toISOString() }],
    });
  });

  it.each([['show'], ['answered'], ['reopen'], ['spam'], ['remove'], ['note']])(
    '%s ends with 1 where there is no such inquiry',
    async name => {
      const { run } = await desk();
      const ran = await run([name, exampleReference, ...(name === 'note' ? ['text'] : [])]);
      expect(ran).toMatchObject({ code: 1, said: `There is no inquiry ${exampleReference}.\n` });
    },
  );

  it('keep no empty note', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission());
    expect(await run(['note', reference], { input: ' \n' })).toMatchObject({ code: 2 });
    expect((await store.find(reference))?.history).toEqual([]);
  });
});

describe('export', () => {
  it('writes a CSV file that spreadsheet programs take for UTF-8', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission({ fullName: 'Ann "Nan" O’Neill, Jr.' }));
    await store.act(reference, { ...noted, text: 'phoned', by: 'AM' });
    const { code, out } = await run(['export', '--csv']);
    expect(code).toBe(0);
    const columns = [
      ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
      ...inquiryFields,
      ...['locale', 'marks', 'notes'],
    ];
    const [head, row, end] = out.split('\r\n');
    expect(head).toBe(`\ufeff${columns.map(name => `"${name}"`).join()}`);
    expect(row).toContain(
      `"${reference}","open","2026-11-20T09:15:00+00:00","","2026-11-20T12:00:00+00:00","Ann ""Nan"" O’Neill, Jr.","o'brien@example.ie","'+49 (0)30 123-45","2026-12-24",4,`,
    );
    expect(row).toContain(
      `,"A ramp, please.\nAnd a birthday cake 🎂","en","","2026-11-20T12:00:00+00:00 AM phoned"`,
    );
    expect(end).toBe('');
  });

  it('tells moments by the park’s clock, in summer too', async () => {
    const { store, run } = await desk();
    await accept(store, submission({}, { receivedAt: '2026-06-30T23:30:05Z' }));
    const { out } = await run(['export', '--csv']);
    expect(out).toContain(',"2026-07-01T00:30:05+01:00",');
  });

  it('has semicolons for programs that take the comma for that of a decimal number', async () => {
    const { store, run } = await desk();
    const reference = await accept(store, submission({ fullName: 'a;b' }));
    const { out } = await run(['export', '--csv', '--semicolon']);
    expect(out).toMatch(/^\ufeff"reference";"status";/);
    expect(out).toContain(`"${reference}";"open";"2026-11-20T09:15:00+00:00";`);
    expect(out).toContain(';"a;b";');
  });

  it('leaves out spam', async () => {
    const { store, run } = await desk();
    await store.act(await accept(store, submission()), { ...answer, kind: 'spam' });
    expect((await run(['export', '--json'])).out).toBe('[]\n');
  });

  it('does nothing on a terminal, in one line for each inquiry', async () => {
    const { store, run } = await desk();
    await accept(store, submission({ fullName: nasty, specialRequests: nasty }));
    const { out } = await run(['export', '--csv'], { watched: true });
    expect(out.replaceAll('\r\n', '\n')).not.toMatch(acting);
    expect(out).not.toContain('\ufeff');
    expect(out.trimEnd().split('\n')).toHaveLength(2);
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

describe('outbox', () => {
  it('lists what is not sent and sends it again on demand', async () => {
    const { store, run } = await desk();
    expect(await run(['outbox'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^SQLite, .*\n$/),
      said: 'Every mail is sent.\n',
    });
    const reference = await accept(store, submission());
    const [office, confirmation] = await store.mails();
    await store.mailSent(office?.id ?? 0, now);
    await store.mailFailed(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    const { out } = await run(['outbox']);
    expect(out.split('\n')[2]).toBe(
      `${reference}  confirmation  dead   1      2026-11-20 09:15  -         550 5.1.1 at RCPT TO`,
    );
    expect(JSON.parse((await run(['outbox', '--json'])).out)).toMatchObject([{ reference, state: 'dead' }]);
    expect(await run(['outbox', 'retry', reference.toLowerCase()])).toMatchObject({ code: 0 });
    expect(await store.mails()).toMatchObject([{ state: 'waiting', dueAt: now }]);
    expect(await run(['outbox', 'retry', exampleReference])).toMatchObject({ code: 1 });
    await store.mailFailed(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    expect(await run(['outbox', 'retry', '--all'])).toMatchObject({
      code: 0,
      said: '1 mail will be tried now.\n',
    });
    await store.mailSent(confirmation?.id ?? 0, now);
    expect(await run(['outbox', 'retry', '--all'])).toMatchObject({
      code: 0,
      said: 'No mail has to be tried again. What is held back is sent by "outbox retry REF".\n',
    });
  });
});
