import { describe, expect } from 'vitest';
import { answerDue, lateBefore } from '../../../domain/promises.ts';
import { linesAmong } from '../../../tests/support/example-inquiry.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import { deskLinks, deskPath } from '../desk-links.ts';
import { exampleReference } from '../store/reference.ts';
import type { Act, Reference } from '../store/store.ts';

/** Of an inquiry that is late by a second. */
const late = { receivedAt: new Date(lateBefore(now).getTime() - 1000).toISOString() };

/** A moment as it is shown, in winter. */
const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

it('list and search name the store, and find by state, date and words, or nothing', async ({ office }) => {
  const read = `SQLite, ${office.folder}/inquiries.sqlite`;
  const nothing = { out: `${read}\n`, said: 'There are no such inquiries.\n' };
  expect(await office.run(['list', '--late'])).toMatchObject({ code: 0, ...nothing });
  expect(await office.run(['search', 'macaw'])).toMatchObject({ code: 1, ...nothing });
  expect(await office.run(['list', '--json'])).toMatchObject({ code: 0, out: '[]\n', said: '' });
  const first = await office.accept({ numberOfVisitors: 12, visitDate: '2026-12-01' }, late);
  const open = await office.accept({ fullName: '李', visitDate: '2026-12-31' }, { marks: ['honeypot'] });
  const answered = await office.accept({ fullName: 'Ana' }, late);
  const spam = await office.accept();
  await office.act(answered, 'answered');
  await office.act(spam, 'spam');
  const { code, out } = await office.run(['list']);
  expect(code).toBe(0);
  const [source, head, ...rows] = out.trimEnd().split('\n');
  expect(source).toBe(read);
  expect(head).toMatch(/^REFERENCE +STATUS +RECEIVED +VISIT DATE .* NAME$/);
  expect(rows).toEqual([
    expect.stringMatching(`^${first}  late .* Siobhán O’Neill$`),
    expect.stringMatching(`^${answered}  answered  ${minute(late.receivedAt)}  2026-12-24 .* Ana$`),
    expect.stringMatching(`^${open}  open .*  spam\\?  李$`),
  ]);
  const finds: [command: string, found: Reference[]][] = [
    ['list', [first, answered, open]],
    ['list --late', [first]],
    ['list --open', [first, open]],
    ['list --answered', [answered]],
    ['list --spam', [spam]],
    ['list --visit-from 2026-12-01 --visit-to 2026-12-24', [first, answered]],
    ['list --open --from 2026-12-02', [open]],
    ['search ana', [answered]],
    [`search ${answered.toLowerCase()}`, [answered]],
  ];
  for (const [command, found] of finds) {
    const listed = found.map(reference => expect.objectContaining({ reference }));
    expect(await office.json(...command.split(' ')), command).toEqual(listed);
  }
});

describe('one inquiry', () => {
  it('is answered, reopened and spam, or is so already, since when and by whom', async ({ office }) => {
    const reference = await office.accept();
    const steps: [command: string, said: string][] = [
      ['reopen', 'is open already, since 2026-11-20 09:15.'],
      ['answered', 'is answered.'],
      ['answered', 'is answered already, since 2026-11-20 12:00, by the command line.'],
      ['spam', 'is spam.'],
      ['reopen', 'is open.'],
    ];
    for (const [command, said] of steps) {
      const ran = await office.run([command, reference]);
      expect(ran.code, command).toBe(0);
      expect(ran.said).toContain(`${reference} ${said}`);
    }
    const { status, acts } = await office.json('show', reference);
    expect(status).toBe('open');
    expect(acts.map(({ kind }: Act) => kind)).toEqual(['answered', 'spam', 'reopened']);
  });

  it('is shown with history and mails, by its reference as people type it', async ({ office }) => {
    const reference = await office.accept({}, late);
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    await office.run(['note', typed, 'phoned', 'him']);
    await office.run(['note', reference], { input: 'line one\nline two\n' });
    expect(await office.run(['note', reference], { input: ' \n' })).toMatchObject({ code: 2 });
    await office.run(['answered', typed]);
    const { out } = await office.run(['show', typed]);
    const expected = [
      `${reference}  answered`,
      `  Received      ${minute(late.receivedAt)}`,
      `  Answer due    ${minute(answerDue(new Date(late.receivedAt)))}`,
      '  Answered      2026-11-20 12:00',
      '  Name          Siobhán O’Neill',
      '  Special requests',
      '    | A ramp, please.',
      '  History',
      '    2026-11-20 12:00  note',
      '    | phoned him',
      '    2026-11-20 12:00  note',
      '    | line one',
      '    | line two',
      '    2026-11-20 12:00  answered',
      '  Mails',
      '    office        waiting',
      '    confirmation  waiting',
      '',
    ];
    expect(linesAmong(out, expected)).toEqual(expected);
  });

  it('that is not there is said, and others are done all the same', async ({ office }) => {
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
  it('lists what is not sent, and sends it again on demand', async ({ office }) => {
    expect(await office.run(['outbox'])).toMatchObject({ code: 0, said: 'Every mail is sent.\n' });
    const reference = await office.accept();
    const [first, confirmation] = await office.store.mails();
    await office.store.mailSent(first?.id ?? 0, now);
    const fail = () => office.store.mailFailed(confirmation?.id ?? 0, '550 5.1.1 at RCPT TO', null);
    await fail();
    expect((await office.run(['outbox'])).out).toContain('550 5.1.1 at RCPT TO');
    expect(await office.json('outbox')).toMatchObject([{ reference, state: 'dead' }]);
    expect(await office.run(['outbox', 'retry', reference.toLowerCase()])).toMatchObject({ code: 0 });
    expect(await office.store.mails()).toMatchObject([{ state: 'waiting', dueAt: now }]);
    expect(await office.run(['outbox', 'retry', exampleReference])).toMatchObject({ code: 1 });
    await fail();
    expect((await office.run(['outbox', 'retry', '--all'])).said).toBe('1 mail will be tried now.\n');
    await office.store.mailSent(confirmation?.id ?? 0, now);
    expect((await office.run(['outbox', 'retry', '--all'])).said).toContain('No mail has to be tried again.');
  });

  it('prints a link that opens the list, until links are revoked', async ({ office }) => {
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
