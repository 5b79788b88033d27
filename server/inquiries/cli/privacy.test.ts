import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, vi } from 'vitest';
import { purgeCutoff } from '../../../domain/commitments.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';

it('person prints everything stored about a person, including the text of mails, and nothing about others', async ({
  office,
}) => {
  const noted = await office.accept({}, { spamReasons: ['honeypot'] });
  const ownReferences = [noted, await office.accept({ email: "O'Brien@Example.ie" })];
  await office.act(noted, 'note', 'phoned', 'AM');
  const told = { kind: 'told', actedAt: now, initials: 'BN', text: 'Closed', announcementKey: '7' } as const;
  await office.store.recordActions(noted, told);
  await office.accept({ email: 'other@example.ie' });
  const { code, stdout } = await office.run(['person', "o'brien@EXAMPLE.ie"]);
  expect(code).toBe(0);
  const { inquiries } = JSON.parse(stdout);
  expect(inquiries).toMatchObject([
    {
      reference: ownReferences[0],
      status: 'open',
      marks: ['honeypot'],
      history: [
        { kind: 'note', actedAt: now.toISOString(), by: 'AM', text: 'phoned' },
        { kind: 'told', actedAt: now.toISOString(), by: 'BN', text: 'Closed', about: '7' },
      ],
      mails: [
        { kind: 'office', text: expect.stringContaining('Siobhán') },
        { kind: 'confirmation', to: "o'brien@example.ie" },
      ],
    },
    { reference: ownReferences[1] },
  ]);
  const unknownPerson = await office.run(['person', 'nobody@example.ie']);
  expect(unknownPerson).toEqual({ code: 1, stdout: '', stderr: 'Nothing is held under this address.\n' });
});

const old = new Date(purgeCutoff(now).getTime() - 1000).toISOString();
it.for<[command: string, question: string]>([
  ["erase O'BRIEN@example.ie", 'Erase inquiries: 1, with their notes'],
  ['purge', 'Remove inquiries whose last contact was'],
])('%s asks for confirmation, and removes nothing else', async ([command, question], { office }) => {
  const { store } = office;
  const expiredReference = await office.accept({}, { receivedAt: old });
  const remainingReference = await office.accept({ email: 'other@example.ie' });
  const args = command.split(' ');
  expect(await office.run(args, { answer: '' })).toMatchObject({ code: 1 });
  expect(await office.run(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect(await store.find(expiredReference)).not.toBeNull();
  const done = await office.run(args, { answer: 'y' });
  expect(done.code).toBe(0);
  expect(done.stderr).toContain(question);
  expect(done.stderr).toMatch(/(Erased|Removed): inquiries 1, mails 2\.\n/);
  expect(await store.find(expiredReference)).toBeNull();
  expect(await store.listMails(expiredReference)).toEqual([]);
  expect(await store.find(remainingReference)).not.toBeNull();
  const expiredAgain = await office.accept({}, { receivedAt: old });
  expect((await office.run([...args, '--yes'])).stderr).not.toContain(question);
  expect(await store.find(expiredAgain)).toBeNull();
});

it('erase also truncates the write-ahead log, or reports that it could not, and reveals no other erasures', async ({
  office,
}) => {
  const erase = ['erase', "o'brien@example.ie", '--yes'];
  const nothing = { code: 0, stdout: '', stderr: 'Nothing is held under this address.\n' };
  expect(await office.run(erase)).toEqual(nothing);
  await office.accept();
  // Makes the wait for a lock time out on the second attempt.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 4000;
    return time;
  });
  onTestFinished(() => clock.mockRestore());
  const reader = new DatabaseSync(`${office.folder}/inquiries.sqlite`);
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT count(*) FROM inquiries');
  const unfinished = {
    code: 1,
    stderr: expect.stringMatching(/^Not finished: .* rows are removed, .*repeat this\.\n$/),
  };
  expect(await office.run(erase)).toMatchObject(unfinished);
  expect(await office.run(erase)).toMatchObject(unfinished);
  const log = `${office.folder}/inquiries.sqlite-wal`;
  expect(statSync(log).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  expect(await office.run(erase)).toEqual(nothing);
  expect(statSync(log).size).toBe(0);
});
