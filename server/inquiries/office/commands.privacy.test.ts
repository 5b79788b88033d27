import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { promises, purgeBefore } from '../../../domain/promises.ts';
import { desk, now } from '../../../tests/support/desk.ts';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { readInquirySettings } from '../settings.ts';

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
    // What was written is made anew.
    const { mailFrom } = readInquirySettings({});
    expect(held.inquiries[0].mails[0]).toMatchObject({ kind: 'office', state: 'waiting', from: mailFrom });
    expect(held.inquiries[0].mails[0].text).toContain('Siobhán');
    expect(held.inquiries[0].mails[1]).toMatchObject({ to: "o'brien@example.ie" });
    const table = await run(['person', "o'brien@example.ie"]);
    expect(table.out).toContain(first);
    expect(table.out).toContain("    | To: o'brien@example.ie\n    | Subject: ");
    expect(table.out).not.toContain(other);
    expect(await run(['person', 'nobody@example.ie'])).toMatchObject({
      code: 1,
      said: 'Nothing is held under this address.\n',
    });
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
    // Time goes by fast: the store's patience with a lock is over at its second try.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 4000;
      return time;
    });
    onTestFinished(() => clock.mockRestore());
    const reader = new DatabaseSync(join(folder, 'inquiries.sqlite'));
    onTestFinished(() => reader.close());
    reader.exec('BEGIN; SELECT count(*) FROM inquiries');
    const held = await run(['erase', '--yes', "o'brien@example.ie"]);
    expect(held).toMatchObject({ code: 1, said: expect.stringMatching(/^Not finished: .*repeat this\.\n$/) });
    expect(await run(['erase', '--yes', "o'brien@example.ie"])).toMatchObject({ code: 1, said: held.said });
    reader.exec('COMMIT');
    const repeated = await run(['erase', '--yes', "o'brien@example.ie"]);
    expect(repeated.said).toMatch(
      /^Nothing is held under this address, in the files of the database neither\./,
    );
  });

  it('does not ask with --yes', async () => {
    const { store, run, reference } = await setting();
    expect(await run(['erase', '--yes', "o'brien@example.ie"])).toMatchObject({ code: 0, asked: [] });
    expect(await store.find(reference)).toBeNull();
  });

  it('repeated says what was done', async () => {
    const { run } = await setting();
    const nothing = 'Nothing is held under this address, in the files of the database neither.';
    expect(await run(['erase', 'nobody@example.ie'])).toMatchObject({ code: 0, said: `${nothing}\n` });
    await run(['erase', '--yes', "o'brien@example.ie"]);
    expect(await run(['erase', "o'brien@example.ie"])).toMatchObject({
      code: 0,
      asked: [],
      said: `${nothing} The last erasure was 2026-11-20 12:00, by the command line: 1 inquiry, 2 mails.\n`,
    });
  });
});

describe('remove', () => {
  it('asks, then removes one inquiry and no other of the person', async () => {
    const { store, run } = await desk();
    const [gone, kept] = [await accept(store, submission()), await accept(store, submission())];
    expect(await run(['remove', gone], { answer: false })).toMatchObject({ code: 1 });
    expect(await run(['remove', gone])).toMatchObject({ code: 2 });
    const { asked, said } = await run(['remove', gone], { answer: true });
    expect(asked).toEqual([
      `Remove ${gone} (Siobhán O’Neill, 2026-12-24) with notes and mails? This cannot be undone.`,
    ]);
    expect(said).toBe('Removed: 1 inquiry, 2 mails.\n');
    expect(await store.find(gone)).toBeNull();
    expect(await run(['remove', kept, '--yes'])).toMatchObject({ code: 0, asked: [] });
  });
});

describe('purge', () => {
  const around = (ms: number) => new Date(purgeBefore(now).getTime() + ms).toISOString();

  it('asks, then removes what is kept for longer than promised', async () => {
    const { store, run } = await desk();
    const old = await accept(store, submission({}, { receivedAt: around(-1000) }));
    const young = await accept(store, submission({}, { receivedAt: around(1000) }));
    expect(await run(['purge'])).toMatchObject({ code: 2 });
    expect(await store.find(old)).not.toBeNull();
    const { asked, said } = await run(['purge'], { answer: true });
    const [day] = around(0).split('T');
    expect(asked[0]).toContain(
      `${day} 12:00, ${promises.retention.inquiryYears} years ago, and spam of ${promises.retention.spamDays} days ago: 1 of 2?`,
    );
    expect(said).toBe('Removed: 1 inquiry, 2 mails.\n');
    expect(await store.find(old)).toBeNull();
    expect(await store.find(young)).not.toBeNull();
  });
});
