import { describe, expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { listUsualPerformances } from '../../../domain/schedule.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';
import {
  deskForEach,
  formOf,
  linkTo,
  now,
  readReplyDraft,
  tickCheckboxes,
  unescapeHtml,
} from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/words.ts';

const { days: copy, list, inquiry } = officeWords.en.desk;
const tomorrow = '2026-11-21';
const later = { receivedAt: '2026-11-20T12:00:01Z' };
const [first] = listUsualPerformances(park);
const { show, start } = first as NonNullable<typeof first>;

const desk = deskForEach();

const post = (fields: Record<string, string>) => desk.post(linkTo('days'), fields);
const page = async () => (await desk.get(linkTo('days'))).body;
const closed = { from: tomorrow, closed: true, reason: 'weather' } as const;
const announce = async (exception: Parameters<typeof desk.store.announce>[0] = closed) => {
  await desk.store.announce(exception, now, 'AM');
  return (await desk.store.listAnnouncements(1))[0]?.id ?? 0;
};
const withdraw = (id: number) => desk.store.withdrawAnnouncement(id, now, 'BN');
const tell = (body: string, references: string[], act = 'told', by = 'AM') =>
  desk.post(linkTo('days'), [
    ...Object.entries({ ...formOf(body, act), by }).filter(([name]) => name !== 'chosen'),
    ...tickCheckboxes(body, references),
  ]);

describe('the visitors to tell', () => {
  it.each<[string, Parameters<typeof desk.store.announce>[0], draft: 'openAfterAll' | 'noLonger']>([
    ['closed', closed, 'openAfterAll'],
    ['moved', { from: tomorrow, moved: { show, at: start, to: '12:05' }, reason: 'weather' }, 'noLonger'],
  ])('are listed until told of what was %s, and again after it is withdrawn', async (_, exception, draft) => {
    const [first, second] = [
      await desk.accept({ visitDate: tomorrow }, { locale: 'de' }),
      await desk.accept({ visitDate: tomorrow }, { locale: 'de' }),
    ];
    const spam = await desk.accept({ visitDate: tomorrow });
    await desk.store.recordActions(spam, { kind: 'spam', actedAt: now, initials: 'AM', text: '' });
    const id = await announce(exception);
    const after = await desk.accept({ visitDate: tomorrow }, later);
    const before = await page();
    expect(before).toContain(fill(copy.telling.untold, { count: 2 }));
    for (const absent of [spam, after]) expect(before).not.toContain(absent);
    expect((await tell(before, [])).body).toContain(list.noneChosen);
    const unsigned = await tell(before, [first], 'told', '');
    expect([unsigned.statusCode, unsigned.body.includes(`value="${first}.0" checked`)]).toEqual([422, true]);
    const told = await tell(before, [first]);
    for (const text of [
      fill(copy.telling.done.told, { count: 1 }),
      fill(copy.telling.untold, { count: 1 }),
      fill(copy.telling.told, { count: 1 }),
    ])
      expect(told.body).toContain(text);
    const again = await tell(before, [first, second], 'told', 'BN');
    for (const text of [
      fill(copy.telling.done.told, { count: 1 }),
      fill(list.already, { count: 1 }),
      copy.telling.everyone,
    ])
      expect(again.body).toContain(text);
    expect(await desk.store.find(first)).toMatchObject({
      events: [{ kind: 'told', initials: 'AM', text: expect.stringContaining('November 21, 2026: ') }],
    });
    expect((await post(formOf(again.body, 'untold'))).body).toContain(
      fill(copy.telling.untold, { count: 1 }),
    );

    await withdraw(id);
    const withdrawn = await page();
    for (const text of [copy.telling.withdrawn, fill(copy.telling.untold, { count: 2 })])
      expect(withdrawn).toContain(text);
    expect(withdrawn.split(copy.telling.knew)).toHaveLength(2);
    expect(readReplyDraft(withdrawn).body).toContain(
      fill(words.de.mail.reply[draft], { day: formatLongDate(tomorrow, locales.de) }),
    );
    expect((await tell(before, [first])).body).toContain(copy.errors.withdrawn);
    await tell(withdrawn, [first, second]);
    expect((await page()).split(copy.telling.withdrawn)[1]).toContain(fill(copy.telling.told, { count: 2 }));
    expect((await desk.store.find(first))?.events.at(-1)?.text).toMatch(/^Withdrawn: November 21, 2026/);
    await desk.store.eraseInquiry(second, now);
    const erased = await tell(withdrawn, [first, second], 'told', 'BN');
    for (const text of [fill(list.already, { count: 1 }), fill(list.gone, { count: 1 })])
      expect(erased.body).toContain(text);
  });

  it('include those whose visit is moved to a changed day later', async () => {
    await announce();
    const reference = await desk.accept({ visitDate: '2026-11-23' }, later);
    expect(await page()).not.toContain(reference);
    await desk.store.correct(reference, { visitDate: tomorrow }, { actedAt: now, initials: 'AM', text: '' });
    expect(await page()).toContain(fill(copy.telling.untold, { count: 1 }));
    await tell(await page(), [reference]);
    expect(await page()).toContain(fill(copy.telling.told, { count: 1 }));
  });

  it('are not ticked in another list once they are told', async () => {
    const reference = await desk.accept({ visitDate: tomorrow });
    const about = String(await announce());
    await announce({ ...closed, to: '2026-11-22', reason: 'animals' });
    const ticks = ({ body }: { body: string }) => body.split(/value="IP-[^"]*" checked/).length - 1;
    const form = { act: 'told', about, chosen: `${reference}.0` };
    expect(ticks(await post({ ...form, by: '' }))).toBe(1);
    expect(ticks(await post({ ...form, by: 'AM' }))).toBe(0);
  });

  const hours = (closes: '15:00' | '16:00') =>
    ({ from: tomorrow, hours: { opens: '10:00', closes }, reason: 'weather' }) as const;
  it.each<[string, Parameters<typeof desk.store.announce>[0][]]>([
    ['another closure', [closed, { ...closed, to: '2026-11-22', reason: 'animals' }]],
    ['later hours', [hours('16:00'), hours('15:00')]],
  ])('need not be told of a withdrawal that %s leaves without effect', async (_, exceptions) => {
    await desk.accept({ visitDate: tomorrow });
    const ids: number[] = [];
    for (const exception of exceptions) ids.push(await announce(exception));
    for (const [index, id] of ids.entries()) {
      await withdraw(id);
      expect((await page()).includes(copy.telling.withdrawn)).toBe(index > 0);
    }
  });

  it('are not taken back on an older page, after they were told once more', async () => {
    const reference = await desk.accept({ visitDate: tomorrow });
    await announce();
    const older = formOf((await tell(await page(), [reference])).body, 'untold');
    const clicks = [await post(older), await post(older)];
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(clicks[1]?.body).toContain(fill(list.already, { count: 1 }));
    await tell(await page(), [reference], 'told', 'BN');
    const refused = await post(older);
    expect(refused.body).toContain(`${inquiry.events.told}</b> by BN`);
    expect([refused.statusCode, refused.body.includes(list.changed)]).toEqual([409, true]);
    expect(refused.body).toContain(copy.telling.everyone);
  });

  it('are all listed, in pages', async () => {
    const all: string[] = [];
    for (let index = 0; index < 60; index += 1)
      all.push(await desk.accept({ visitDate: tomorrow, email: `${index}@example.com` }));
    await announce();
    const first = await page();
    expect(first).toContain(fill(copy.telling.untold, { count: 60 }));
    const more = unescapeHtml(/class="button" href="([^"]+)"/.exec(first)?.[1] ?? '');
    const second = (await desk.get(more)).body;
    const shown = [first, second].flatMap(body =>
      [...body.matchAll(/name="chosen" value="([^".]+)/g)].map(([, reference]) => reference),
    );
    expect(shown).toEqual(all);
  });
});
