import { describe, expect, it } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { answerDue } from '../../../domain/promises.ts';
import { acting, desk, early, nasty, now } from '../../../tests/support/desk.ts';
import { linesAmong } from '../../../tests/support/example-inquiry.ts';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { exampleReference } from '../store/reference.ts';

/** A moment as it is shown, in winter. */
const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

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
    expect((await run(['show', reference])).out).toMatch(/^\S+ {2}late\n/);
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
    ];
    expect(linesAmong(out, expected)).toEqual(expected);
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
    const ran = await run([name, exampleReference, ...(name === 'note' ? ['text'] : [])]);
    expect(ran).toMatchObject({ code: 1, said: `There is no inquiry ${exampleReference}.\n` });
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
    const columns = [
      ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
      ...inquiryFields,
      ...['locale', 'marks', 'notes'],
    ];
    const [head, row, end] = out.split('\r\n');
    expect(head).toBe(`\ufeff${columns.map(name => `"${name}"`).join()}`);
    expect(row).toContain(
      `"${reference}","open","2026-11-20T09:15:00.000Z","","2026-11-20T12:00:00.000Z","Ann ""Nan"" O’Neill, Jr.","o'brien@example.ie","'+49 (0)30 123-45","2026-12-24",4,`,
    );
    expect(row).toContain(
      `,"A ramp, please.\nAnd a birthday cake 🎂","en","","2026-11-20T12:00:00.000Z phoned"`,
    );
    expect(end).toBe('');
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
    expect(await run(['outbox', 'retry', exampleReference])).toMatchObject({ code: 1 });
  });
});
