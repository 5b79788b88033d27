import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, vi } from 'vitest';
import { purgeBefore } from '../../../domain/promises.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import type { Reference } from '../store/store.ts';

it('what is held of a person is told with the words of the mails, and nothing of others', async ({
  office,
}) => {
  const own = [await office.accept(), await office.accept({ email: "O'Brien@Example.ie" })];
  const other = await office.accept({ email: 'other@example.ie' });
  const { inquiries } = await office.json('person', "o'brien@EXAMPLE.ie");
  expect(inquiries.map(({ reference }: { reference: string }) => reference)).toEqual(own);
  expect(inquiries[0].mails).toMatchObject([
    { kind: 'office', text: expect.stringContaining('Siobhán') },
    { kind: 'confirmation', to: "o'brien@example.ie" },
  ]);
  const { out } = await office.run(['person', "o'brien@example.ie"]);
  for (const reference of own) expect(out).toContain(reference);
  expect(out).not.toContain(other);
  const nobody = await office.run(['person', 'nobody@example.ie']);
  expect(nobody).toMatchObject({ code: 1, said: 'Nothing is held under this address.\n' });
});

const old = new Date(purgeBefore(now).getTime() - 1000).toISOString();
it.for<[string, (reference: Reference) => string[], string]>([
  ['erase', () => ['erase', "O'BRIEN@example.ie"], 'Erase 1 inquiry ('],
  ['remove', reference => ['remove', reference], 'Remove IP-'],
  ['purge', () => ['purge'], 'Remove every inquiry whose last contact was before '],
])(
  'what is held of a person is removed by %s, which asks before, and of nobody else',
  async ([, argsOf, question], { office }) => {
    const { store } = office;
    const gone = await office.accept({}, { receivedAt: old });
    const stays = await office.accept({ email: 'other@example.ie' });
    const args = argsOf(gone);
    expect(await office.run(args, { answer: false })).toMatchObject({ code: 1 });
    expect(await office.run(args, { answer: null })).toMatchObject({ code: 2 });
    expect(await store.find(gone)).not.toBeNull();
    const done = await office.run(args, { answer: true });
    expect(done).toMatchObject({
      code: 0,
      asked: [expect.stringContaining(question)],
      said: expect.stringMatching(/^(Erased|Removed): 1 inquiry, 2 mails\.\n/),
    });
    expect(await store.find(gone)).toBeNull();
    expect(await store.mails(gone)).toEqual([]);
    expect(await store.find(stays)).not.toBeNull();
    const again = await office.accept({}, { receivedAt: old });
    expect(await office.run([...argsOf(again), '--yes'])).toMatchObject({ code: 0, asked: [] });
    expect(await store.find(again)).toBeNull();
  },
);

it('what is held of a person is erased from the write-ahead log too, or the command says that it is not', async ({
  office,
}) => {
  const nothing = 'Nothing is held under this address, in the files of the database neither.';
  const erase = ['erase', "o'brien@example.ie", '--yes'];
  expect(await office.run(erase)).toMatchObject({ code: 0, said: `${nothing}\n` });
  await office.accept();
  // Time goes by fast: the store's patience with a lock is over at its second try.
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
    said: expect.stringMatching(/^Not finished: .* rows are removed, .*repeat this\.\n$/),
  };
  expect(await office.run(erase)).toMatchObject(unfinished);
  expect(await office.run(erase)).toMatchObject(unfinished);
  const log = `${office.folder}/inquiries.sqlite-wal`;
  expect(statSync(log).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  // Nothing of the erasure of somebody else.
  expect(await office.run(erase)).toMatchObject({ code: 0, said: `${nothing}\n` });
  expect(statSync(log).size).toBe(0);
});
