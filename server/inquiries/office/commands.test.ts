import { beforeEach, describe, expect, it } from 'vitest';
import { answerDue, lateBefore, promises } from '../../../domain/promises.ts';
import { linesAmong } from '../../../tests/support/example-inquiry.ts';
import { now, type Office, openOffice } from '../../../tests/support/office-terminal.ts';
import { deskLinks, deskPath } from '../desk-links.ts';
import { exampleReference } from '../store/reference.ts';
import type { Act, Reference } from '../store/store.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

/** Of an inquiry that is late by a second. */
const late = { receivedAt: new Date(lateBefore(now).getTime() - 1000).toISOString() };

/** A moment as it is shown, in winter. */
const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

describe('list and search', () => {
  it('name the store, and show inquiries with the oldest first, late ones as late', async () => {
    const first = await office.accept({ numberOfVisitors: 12 }, late);
    const open = await office.accept({ fullName: '李' }, { marks: ['honeypot'] });
    const answered = await office.accept();
    await office.act(answered, 'answered');
    const { code, out } = await office.run(['list']);
    expect(code).toBe(0);
    const [read, head, ...rows] = out.trimEnd().split('\n');
    expect(read).toBe(`SQLite, ${office.folder}/inquiries.sqlite`);
    // Other counts and days may stand between the number of visitors and the name.
    expect(head).toMatch(/^REFERENCE +STATUS {4}RECEIVED {10}VISIT DATE {2}VISITORS .* NAME$/);
    const expected = [
      [`${first}  late      ${minute(late.receivedAt)}  2026-12-24  12  `, '         Siobhán O’Neill'],
      [`${open}  open      2026-11-20 09:15  2026-12-24  4  `, '  spam?  李'],
      [`${answered}  answered  2026-11-20 09:15  2026-12-24  4  `, '         Siobhán O’Neill'],
    ] as const;
    expect(rows).toHaveLength(expected.length);
    for (const [index, [start, end]] of expected.entries()) {
      expect(rows[index]?.startsWith(start), rows[index]).toBe(true);
      expect(rows[index]?.endsWith(end), rows[index]).toBe(true);
    }
  });

  it('find by state, visit date and words', async () => {
    const first = await office.accept({ visitDate: '2026-12-01' }, late);
    const open = await office.accept({ visitDate: '2026-12-31' });
    const answered = await office.accept({ fullName: 'Ana', specialRequests: '' }, late);
    await office.act(answered, 'note', 'Wants a guide dog.');
    await office.act(answered, 'answered');
    const spam = await office.accept();
    await office.act(spam, 'spam');
    const finds: [args: string[], found: Reference[]][] = [
      [['list'], [first, answered, open]],
      [['list', '--late'], [first]],
      [
        ['list', '--open'],
        [first, open],
      ],
      [['list', '--answered'], [answered]],
      [['list', '--spam'], [spam]],
      [
        ['list', '--visit-from', '2026-12-01', '--visit-to', '2026-12-24'],
        [first, answered],
      ],
      [
        ['list', '--from', '2026-12-01', '--to', '2026-12-24'],
        [first, answered],
      ],
      [['list', '--open', '--visit-from', '2026-12-02'], [open]],
      [
        ['search', 'siobhan', 'O’Neill'],
        [spam, open, first],
      ],
      [
        ['search', 'BIRTHD', 'siob'],
        [spam, open, first],
      ],
      [['search', 'guide'], [answered]],
      [['search', answered.toLowerCase()], [answered]],
    ];
    for (const [args, found] of finds) {
      const listed = found.map(reference => expect.objectContaining({ reference }));
      expect(await office.json(...args), args.join(' ')).toEqual(listed);
    }
    expect((await office.run(['search', 'guide'])).out).toMatch(/^SQLite, .*\nREFERENCE .*\n.* Ana\n$/);
  });

  it('say so where there is nothing', async () => {
    const nothing = {
      out: `SQLite, ${office.folder}/inquiries.sqlite\n`,
      said: 'There are no such inquiries.\n',
    };
    expect(await office.run(['list', '--late'])).toMatchObject({ code: 0, ...nothing });
    expect(await office.run(['search', 'macaw'])).toMatchObject({ code: 1, ...nothing });
    expect(await office.run(['list', '--json'])).toMatchObject({ code: 0, out: '[]\n', said: '' });
  });
});

describe('one inquiry', () => {
  it('is answered, reopened and called spam, and since when and by whom it is so already', async () => {
    const reference = await office.accept();
    const steps: [command: string, said: string][] = [
      ['reopen', 'is open already, since 2026-11-20 09:15.'],
      ['answered', 'is answered.'],
      ['answered', 'is answered already, since 2026-11-20 12:00, by the command line.'],
      ['reopen', 'is open.'],
      [
        'spam',
        `is spam.\nSpam is in no list but "list --spam", and removed after ${promises.retention.spamDays} days;`,
      ],
      ['spam', 'is spam already, since 2026-11-20 12:00, by the command line.'],
      ['reopen', 'is open.'],
    ];
    for (const [command, said] of steps) {
      const ran = await office.run([command, reference]);
      expect(ran.code, command).toBe(0);
      expect(ran.said).toContain(`${reference} ${said}`);
    }
    await office.act(reference, 'answered', '', 'AM');
    expect((await office.run(['answered', reference])).said).toContain('by AM.');
    const { status, acts } = await office.json('show', reference);
    expect(status).toBe('answered');
    expect(acts.map(({ kind, by }: Act) => `${kind} ${by}`)).toEqual([
      ...['answered ', 'reopened ', 'spam ', 'reopened '],
      'answered AM',
    ]);
  });

  it('is shown with its history and mails, and found by its reference as people type it', async () => {
    const reference = await office.accept({}, late);
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    expect(await office.run(['note', typed, 'phoned', 'him'])).toMatchObject({ code: 0 });
    expect(await office.run(['note', reference], { input: 'line one\nline two\n' })).toMatchObject({
      code: 0,
    });
    expect(await office.run(['note', reference], { input: ' \n' })).toMatchObject({ code: 2 });
    expect((await office.run(['show', reference])).out).toMatch(/^SQLite, .*\n\S+ {2}late\n/);
    await office.run(['answered', typed]);
    const [mail] = await office.store.mails(reference);
    await office.store.mailFailed(mail?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    const { out } = await office.run(['show', typed]);
    const expected = [
      `${reference}  answered`,
      `  Received      ${minute(late.receivedAt)}`,
      `  Answer due    ${minute(answerDue(new Date(late.receivedAt)))}`,
      '  Answered      2026-11-20 12:00',
      '  Last contact  2026-11-20 12:00',
      ...['  Visit date    2026-12-24', '  Visitors      4', '  Name          Siobhán O’Neill'],
      ...["  Email         o'brien@example.ie", '  Phone         +49 (0)30 123-45'],
      ...['  Language      en', '  Spam marks    none', '  Special requests'],
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
    expect(await office.json('show', reference)).toMatchObject({
      ...{ reference, status: 'answered', email: "o'brien@example.ie" },
      notes: [{ by: '', text: 'phoned him' }, { text: 'line one\nline two' }],
      acts: [{ kind: 'answered', by: '', actedAt: now.toISOString() }],
    });
  });

  it('that is not there is said, and others are done all the same', async () => {
    const missing = `There is no inquiry ${exampleReference}.\n`;
    for (const command of ['show', 'answered', 'reopen', 'spam', 'remove', 'note'])
      expect(await office.run([command, exampleReference]), command).toMatchObject({
        code: 1,
        said: missing,
      });
    const reference = await office.accept();
    const { code, said } = await office.run(['spam', exampleReference, reference]);
    expect(code).toBe(1);
    expect(said).toContain(`${missing}${reference} is spam.`);
  });
});

describe('outbox and links', () => {
  it('lists what is not sent, and sends it again on demand', async () => {
    expect(await office.run(['outbox'])).toMatchObject({ code: 0, said: 'Every mail is sent.\n' });
    const reference = await office.accept();
    const [first, confirmation] = await office.store.mails();
    await office.store.mailSent(first?.id ?? 0, now);
    const fail = () => office.store.mailFailed(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    await fail();
    expect((await office.run(['outbox'])).out.split('\n')[2]).toBe(
      `${reference}  confirmation  dead   1      2026-11-20 09:15  -         550 5.1.1 at RCPT TO`,
    );
    expect(await office.json('outbox')).toMatchObject([{ reference, state: 'dead' }]);
    expect(await office.run(['outbox', 'retry', reference.toLowerCase()])).toMatchObject({ code: 0 });
    expect(await office.store.mails()).toMatchObject([{ state: 'waiting', dueAt: now }]);
    expect(await office.run(['outbox', 'retry', exampleReference])).toMatchObject({ code: 1 });
    await fail();
    expect((await office.run(['outbox', 'retry', '--all'])).said).toBe('1 mail will be tried now.\n');
    await office.store.mailSent(confirmation?.id ?? 0, now);
    expect((await office.run(['outbox', 'retry', '--all'])).said).toContain('No mail has to be tried again.');
  });

  it('prints a link that opens the list, until links are revoked', async () => {
    await expect(office.run(['links'])).rejects.toThrow('DESK_SECRET is not set, so there are no links');
    const secret = 'parrot'.repeat(6);
    const variables = { DESK_SECRET: secret, SITE_ORIGIN: 'https://park.example' };
    const link = new URL((await office.run(['links'], { variables })).out);
    expect(link.origin + link.pathname).toBe(`https://park.example${deskPath}`);
    const { until, signature } = Object.fromEntries(link.searchParams);
    const opens = async () =>
      deskLinks([secret]).read('list', { until, signature }, now, await office.store.linksRevokedAt());
    expect(await opens()).not.toBeNull();
    expect(await office.run(['links', 'revoke'], { variables })).toMatchObject({ code: 0, out: '' });
    expect(await opens()).toBeNull();
  });
});
