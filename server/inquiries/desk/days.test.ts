import { describe, expect, it } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import { programmeOf, usualPerformances } from '../../../domain/programme.ts';
import { clockTime, longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { deskForEach, formOf, linkTo, now, unescaped } from '../../../tests/support/desk-app.ts';
import { factsWith } from '../days/programme.ts';

const { days: copy, list } = officeWords.en.desk;
const tomorrow = '2026-11-21';
const [first] = usualPerformances({ shows: park.shows, talks: [] }, tomorrow);
const { show, start } = first as NonNullable<typeof first>;

const desk = deskForEach();

const closing = { act: 'announce', kind: 'closed', from: tomorrow, reason: 'weather', by: 'AM' };
const post = (fields: Record<string, string>) => desk.post(linkTo('days'), fields);
/** Posts a form, and confirms its preview. */
async function confirm(fields: Record<string, string>) {
  const { body } = await post(fields);
  const state = /name="state" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return post({ ...fields, state });
}
const page = async () => (await desk.get(linkTo('days'))).body;

/** The body of the reply drafted by a page. */
function replyIn(body: string): string {
  const [, address = ''] = /href="(mailto:[^"]+)"/.exec(body) ?? [];
  return new URL(unescaped(address)).searchParams.get('body') ?? '';
}

it('announces a closed day with the affected inquiries and a draft reply', async () => {
  const concerned = await desk.accept({ visitDate: tomorrow, email: 'ana@example.pl' }, { locale: 'pl' });
  const other = await desk.accept({ visitDate: '2026-11-22' });
  const answer = await confirm(closing);
  expect(answer.statusCode).toBe(303);
  const { body } = await desk.get(String(answer.headers.location));
  expect(body).toContain(copy.done.announced);
  expect(body).toContain(`Closed (${words.en.reasons.weather})`);
  expect(body).toContain(concerned);
  expect(body).not.toContain(other);
  const { reply } = words.pl.mail;
  const date = (day: string) => longDate(day, locales.pl);
  expect(replyIn(body).split('\r\n')).toEqual(
    expect.arrayContaining([
      reply.closed(date(tomorrow), ` (${words.pl.reasons.weather})`),
      reply.anotherDay(date('2026-11-22')),
    ]),
  );
  expect(replyIn((await desk.get(linkTo(concerned))).body)).toContain(reply.anotherDay(date('2026-11-22')));
  expect(await desk.store.announced(tomorrow)).toEqual([{ from: tomorrow, closed: true, reason: 'weather' }]);
  expect(await desk.store.announced('2026-11-22')).toEqual([]);
});

it.each<[string, Record<string, string>, line: string, draft: RegExp]>([
  ['hours', { opens: '10:00', closes: '15:00' }, 'Open', /from 10:00 AM to 3:00 PM \(bad weather\)/],
  ['cancelled', { show }, 'No ', /No .+ \(bad weather\)\./],
  ['cancelled', { show: `${show} ${start}` }, 'No ', /No .+ \(bad weather\)\./],
  ['moved', { show: `${show} ${start}`, start: '12:05' }, 'at 12:05 PM instead of', /instead of/],
])('announces other changes: %s, %j', async (kind, fields, line, draft) => {
  await desk.accept({ visitDate: tomorrow });
  expect((await confirm({ ...closing, kind, ...fields })).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(line);
  expect(replyIn(body)).toMatch(draft);
});

it('undoes an announcement with initials, and keeps it in the history', async () => {
  await confirm({ ...closing, to: '2026-11-23' });
  const [announced] = await desk.store.announcements(10);
  const undo = { act: 'undo', id: String(announced?.id), by: 'BN' };
  expect((await post({ ...undo, by: ' ' })).statusCode).toBe(422);
  expect((await confirm(undo)).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(copy.none);
  expect(body).toMatch(/November 21, 2026 to November 23, 2026.*Announced by AM.*Withdrawn by BN/s);
  const again = await confirm({ ...undo, by: 'CO' });
  expect([again.statusCode, again.body.includes(copy.faults.undone)]).toEqual([422, true]);
  expect((await post({ ...undo, id: '9e99' })).statusCode).toBe(422);
});

it.each<[string, Record<string, string>, string]>([
  ['no day', { from: '' }, copy.faults.day],
  ['a day that is over', { from: '2026-11-19' }, copy.faults.past],
  ['a last day before the first', { to: '2026-11-20' }, copy.faults.order],
  ['more than a year', { to: '2028-11-20' }, copy.faults.long],
  ['no time', { kind: 'hours', opens: '10:00', closes: 'late' }, copy.faults.time],
  ['hours that end before they begin', { kind: 'hours', opens: '15:00', closes: '10:00' }, copy.faults.hours],
  ['an unknown show', { kind: 'cancelled', show: 'unicorn' }, copy.faults.show],
  ['a show at an unknown time', { kind: 'cancelled', show: `${show} 03:00` }, copy.faults.show],
  [
    'a show outside the opening hours',
    { kind: 'moved', show: `${show} ${start}`, start: '23:00' },
    copy.faults.outside,
  ],
  ['a show moved to its own time', { kind: 'moved', show: `${show} ${start}`, start }, copy.faults.nothing],
  ['no reason', { reason: '' }, copy.faults.reason],
  ['an unknown reason', { reason: '__proto__' }, copy.faults.reason],
  ['no initials', { by: '\u200b' }, officeWords.en.desk.faults.initials],
])('rejects an announcement (%s) and redisplays what was typed', async (_, changes, fault) => {
  const fields = { ...closing, ...changes };
  const { statusCode, body } = await post(fields);
  expect(statusCode).toBe(422);
  expect(body.match(new RegExp(`role="alert">${fault.replaceAll('.', '\\.')}`))).not.toBeNull();
  expect(body).toMatch(/<details name="announce" open>/);
  expect(body).toContain(`value="${fields.from}"`);
  expect(await desk.store.announcements(10)).toEqual([]);
});

it('rejects announcements that change nothing', async () => {
  await confirm(closing);
  expect((await post(closing)).body).toContain(copy.faults.nothing);
  expect((await post({ ...closing, kind: 'cancelled', show })).body).toContain(copy.faults.nothing);
  expect((await post({ ...closing, act: 'anything' })).statusCode).toBe(400);
});

it('opens only with its own link', async () => {
  for (const target of ['list', await desk.accept()] as const)
    expect((await desk.get(linkTo(target).replace(/^[^?]+/, '/desk/days'))).statusCode).toBe(404);
  expect((await desk.post(linkTo('list').replace('/desk', '/desk/days'), closing)).statusCode).toBe(404);
  expect(await desk.store.announced('2026-11-20')).toEqual([]);
});

const idOfNewest = async () => String((await desk.store.announcements(1))[0]?.id);
const undo = async (fields: Record<string, string> = {}) => ({
  act: 'undo',
  id: await idOfNewest(),
  by: 'BN',
  ...fields,
});

describe('the preview', () => {
  it('shows the days and inquiries concerned, and changes nothing', async () => {
    const concerned = await desk.accept({ visitDate: '2026-11-22' });
    const { statusCode, body } = await post({ ...closing, to: '2026-11-23' });
    expect(statusCode).toBe(200);
    for (const text of [copy.preview.notYet, copy.preview.effect(3, 1), concerned, copy.buttons.closed])
      expect(body).toContain(text);
    expect(body).toContain('value="2026-11-23"');
    expect(await desk.store.announcements()).toEqual([]);
    // Confirming something else shows it first.
    const other = await post({ ...formOf(body, 'announce', copy.preview.title), to: '2026-11-24' });
    expect([other.statusCode, other.body.includes(copy.faults.unchecked)]).toEqual([409, true]);
    expect(other.body).toContain(copy.preview.effect(4, 1));
    expect(await desk.store.announcements()).toEqual([]);
    const done = await post(formOf(other.body, 'announce', copy.preview.title));
    expect(done.statusCode).toBe(303);
    expect(await desk.store.announced(tomorrow)).toMatchObject([{ to: '2026-11-24' }]);
  });

  it.each<[string, Record<string, string>]>([
    ['the end of time', { from: '9999-12-31' }],
    ['a mistyped year', { from: '2206-11-21' }],
    ['a last day beyond the booking window', { from: '2028-05-20', to: '2028-05-21' }],
    ['other hours', { from: '2028-05-21', kind: 'hours', opens: '10:00', closes: '12:00' }],
  ])('refuses days that nobody can ask for (%s)', async (_, fields) => {
    const { statusCode, body } = await post({ ...closing, ...fields });
    expect([statusCode, body.includes(copy.faults.far('May 20, 2028'))]).toEqual([422, true]);
  });

  it.each<[string, Record<string, string>, days: number, last: string]>([
    ['long', { to: '2027-11-16' }, 361, 'November 16, 2027'],
    ['a month and a day', { to: '2026-12-22' }, 32, 'December 22, 2026'],
    ['far ahead', { from: '2027-12-24' }, 1, 'December 24, 2027'],
  ])('asks once more what is unusual: %s', async (_, fields, days, last) => {
    const unusual = { ...closing, ...fields };
    const first = await post(unusual);
    expect(first.body).toContain(copy.preview.sure(days, last));
    const form = formOf(first.body, 'announce', copy.preview.title);
    const unsure = await post(form);
    expect([unsure.statusCode, unsure.body.includes(copy.faults.sure)]).toEqual([422, true]);
    expect(await desk.store.announcements()).toEqual([]);
    expect((await post({ ...form, sure: 'yes' })).statusCode).toBe(303);
    expect((await post({ ...closing, to: '2026-12-21' })).body).not.toContain('name="sure"');
  });

  it('is shown again if the days have changed meanwhile, not if others have', async () => {
    const form = formOf((await post({ ...closing, to: '2026-11-23' })).body, 'announce', copy.preview.title);
    await desk.store.announce({ from: '2026-11-25', closed: true, reason: 'rest' }, now, 'BN');
    await desk.store.announce({ from: '2026-11-22', closed: true, reason: 'rest' }, now, 'BN');
    const answer = await post(form);
    expect([answer.statusCode, answer.body.includes(copy.faults.unchecked)]).toEqual([409, true]);
    expect(answer.body).toContain(copy.preview.effect(2, 0));
    expect(answer.body).toContain(copy.preview.inForce);
    await desk.store.announce({ from: '2026-11-26', closed: true, reason: 'rest' }, now, 'BN');
    expect((await post(formOf(answer.body, 'announce', copy.preview.title))).statusCode).toBe(303);
  });
});

describe('two clerks', () => {
  it('announce the same once, and a second click says that it is done', async () => {
    const forms = await Promise.all(
      ['AM', 'BN'].map(async by =>
        formOf((await post({ ...closing, by })).body, 'announce', copy.preview.title),
      ),
    );
    const answers = await Promise.all([...forms, ...forms].map(post));
    expect(await desk.store.announcements()).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(2);
    const [fault, because] = [copy.faults.nothing, 'Closed \\(bad weather\\)'];
    const message = new RegExp(`role="alert">${fault}</p><ul class="history"><li>.*: ${because}`, 'i');
    for (const { body } of refused) expect(body).toMatch(message);
    expect(refused).toHaveLength(2);
  });

  it('withdraw once, and a second click says that it is done', async () => {
    await confirm(closing);
    const forms = await Promise.all(
      ['BN', 'CO'].map(async by => formOf((await post(await undo({ by }))).body, 'undo')),
    );
    const answers = await Promise.all([...forms, ...forms].map(post));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 422, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.body).toMatch(new RegExp(`${copy.faults.undone}.*Withdrawn by (BN|CO)`, 's'));
  });

  it('are told what is still in force after a withdrawal', async () => {
    await confirm(closing);
    await confirm({ ...closing, from: tomorrow, to: '2026-11-22', reason: 'animals' });
    const shown = await post(await undo());
    expect(shown.body).toContain(copy.preview.remains);
    expect(shown.body).not.toContain(copy.preview.restored);
    const answer = await post(formOf(shown.body, 'undo', 'name="state"'));
    const { body } = await desk.get(String(answer.headers.location));
    expect(body).toMatch(new RegExp(`${copy.done.undoneBut}.*November 21, 2026.*bad weather`, 's'));
    expect(body).not.toContain(copy.done.undone);
    const last = (await desk.store.announcements()).find(({ undoneAt }) => !undoneAt);
    const others = await confirm(await undo({ id: String(last?.id) }));
    expect((await desk.get(String(others.headers.location))).body).toContain(copy.done.undone);
  });
});

it('moves a moved show again, and back', async () => {
  const move = (to: string) => confirm({ ...closing, kind: 'moved', show: `${show} ${start}`, start: to });
  expect((await move('12:05')).statusCode).toBe(303);
  expect((await move('12:05')).body).toContain(copy.faults.nothing);
  expect((await move('14:10')).statusCode).toBe(303);
  const times = async () => {
    const facts = factsWith(await desk.store.announced(tomorrow));
    return programmeOf(tomorrow, facts)
      .performances.filter(({ id }) => id === `${show}-${start.replace(':', '')}`)
      .map(performance => performance.start);
  };
  expect(await times()).toEqual(['14:10']);
  expect((await move(start)).statusCode).toBe(303);
  expect(await times()).toEqual([start]);
  expect(await page()).toContain(
    copy.atUsualTime(words.en.plan.places[show] ?? '', clockTime(start, locales.en)),
  );
});

it('lists the times of shows in the format of the language', async () => {
  const options = [...(await page()).matchAll(/<option value="\w+ (\d\d:\d\d)">([^<]*)/g)];
  expect(options.length).toBeGreaterThan(0);
  for (const [, time, label] of options) {
    expect(label).toContain(`, ${clockTime(time as ClockTime, locales.en)}`);
    expect(label).not.toMatch(/, \d\d:\d\d$/);
  }
});

describe('the visitors to tell', () => {
  const tell = (body: string, references: string[], act = 'told', by = 'AM') =>
    desk.post(linkTo('days'), [
      ...Object.entries({ ...formOf(body, act), by }),
      ...references.map((reference): [string, string] => ['reference', reference]),
    ]);

  it.each<[string, Record<string, string>, draft: string]>([
    ['closed', {}, 'openAfterAll'],
    ['moved', { show: `${show} ${start}`, start: '12:05' }, 'noLonger'],
  ])('are listed until told of what was %s, and again after it is withdrawn', async (kind, fields, draft) => {
    const one = await desk.accept({ visitDate: tomorrow }, { locale: 'de' });
    const two = await desk.accept({ visitDate: tomorrow }, { locale: 'de' });
    const spam = await desk.accept({ visitDate: tomorrow });
    await desk.store.act(spam, { kind: 'spam', actedAt: now, by: 'AM', text: '' });
    await confirm({ ...closing, kind, ...fields });
    const later = await desk.accept({ visitDate: tomorrow }, { receivedAt: '2026-11-20T12:00:01Z' });
    const before = await page();
    expect(before).toContain(copy.telling.untold(2));
    for (const absent of [spam, later]) expect(before).not.toContain(absent);
    expect((await tell(before, [])).body).toContain(list.noneChosen);
    const unsigned = await tell(before, [one], 'told', '');
    expect([unsigned.statusCode, unsigned.body.includes(`value="${one}" checked`)]).toEqual([422, true]);
    const told = await tell(before, [one]);
    expect(told.body).toContain(copy.telling.done.told(1));
    expect(told.body).toContain(copy.telling.untold(1));
    expect(told.body).toContain(copy.telling.told(1));
    // Another clerk with an older page.
    const again = await tell(before, [one, two], 'told', 'BN');
    expect(again.body).toContain(copy.telling.done.told(1));
    expect(again.body).toContain(list.already(1));
    expect(again.body).toContain(copy.telling.everyone);
    expect(await desk.store.find(one)).toMatchObject({
      history: [{ kind: 'told', by: 'AM', text: expect.stringContaining('November 21, 2026: ') }],
    });
    // Undone with the button of the message.
    const undone = await post(formOf(again.body, 'untold'));
    expect(undone.body).toContain(copy.telling.untold(1));
    expect((await desk.get(linkTo(two))).body).toContain(officeWords.en.desk.inquiry.acts.untold);

    await confirm(await undo());
    const withdrawn = await page();
    expect(withdrawn).toContain(copy.telling.withdrawn);
    expect(withdrawn).toContain(copy.telling.untold(2));
    expect(withdrawn.split(copy.telling.knew)).toHaveLength(2);
    const { reply } = words.de.mail;
    const date = longDate(tomorrow, locales.de);
    expect(replyIn(withdrawn)).toContain(
      draft === 'noLonger' ? reply.noLonger(date) : reply.openAfterAll(date),
    );
    const all = await tell(withdrawn, [one, two]);
    // They can still be taken back.
    expect((await page()).split(copy.telling.withdrawn)[1]).toContain(copy.telling.told(2));
    expect(all.body).toContain(copy.telling.done.told(2));
    expect((await desk.store.find(one))?.history.at(-1)?.text).toMatch(/^Withdrawn: November 21, 2026/);
    await post(formOf(all.body, 'untold'));
    expect(await page()).toContain(copy.telling.untold(1));
    await desk.store.remove(two, now);
    expect((await page()).split(copy.telling.withdrawn)[1]).toContain(copy.telling.everyone);
    // Another clerk with an older page.
    const erased = await tell(withdrawn, [one, two], 'told', 'BN');
    expect(erased.body).toContain(list.already(1));
    expect(erased.body).toContain(list.gone(1));
  });

  it('include those whose visit is moved to a changed day later', async () => {
    await confirm({ ...closing, kind: 'hours', opens: '10:00', closes: '16:00' });
    const later = { receivedAt: '2026-11-20T12:00:01Z' };
    const reference = await desk.accept({ visitDate: '2026-11-23' }, later);
    expect(await page()).not.toContain(reference);
    const signed = { actedAt: now, by: 'AM', text: '' };
    await desk.store.correct(reference, { visitDate: tomorrow }, signed);
    expect(await page()).toContain(copy.telling.untold(1));
    await tell(await page(), [reference]);
    expect(await page()).toContain(copy.telling.told(1));
  });

  it('are not ticked in another list once they are told', async () => {
    const reference = await desk.accept({ visitDate: tomorrow });
    await confirm(closing);
    await confirm({ ...closing, to: '2026-11-22', reason: 'animals' });
    const [second, first] = await desk.store.announcements();
    const ticked = ({ body }: { body: string }) => body.split(`value="${reference}" checked`).length - 1;
    for (const { id } of [first, second].filter(each => each !== undefined)) {
      const form = { act: 'told', about: String(id), reference };
      expect(ticked(await post({ ...form, by: '' }))).toBe(1);
      expect(ticked(await post({ ...form, by: 'AM' }))).toBe(0);
    }
    const refused = await post({ act: 'untold', about: String(first?.id), reference, by: '' });
    expect([ticked(refused), refused.body.includes('<details open>')]).toEqual([1, true]);
  });

  it('need not be told of a withdrawal while the day stays as it is', async () => {
    await desk.accept({ visitDate: tomorrow });
    await confirm(closing);
    await confirm({ ...closing, to: '2026-11-22', reason: 'animals' });
    const [second, first] = await desk.store.announcements();
    await confirm(await undo({ id: String(first?.id) }));
    expect(await page()).not.toContain(copy.telling.withdrawn);
    await confirm(await undo({ id: String(second?.id) }));
    expect(await page()).toContain(copy.telling.withdrawn);
  });

  it('need not be told of withdrawn hours that later ones had replaced', async () => {
    await desk.accept({ visitDate: tomorrow });
    const hours = { ...closing, kind: 'hours', opens: '10:00' };
    await confirm({ ...hours, closes: '16:00' });
    await confirm({ ...hours, closes: '15:00' });
    const [second, first] = await desk.store.announcements();
    await confirm(await undo({ id: String(first?.id) }));
    expect(await page()).not.toContain(copy.telling.withdrawn);
    await confirm(await undo({ id: String(second?.id) }));
    expect(await page()).toContain(copy.telling.withdrawn);
  });

  it('are not taken back on an older page, after they were told once more', async () => {
    const reference = await desk.accept({ visitDate: tomorrow });
    await confirm(closing);
    const older = formOf((await tell(await page(), [reference])).body, 'untold');
    const clicks = [await post(older), await post(older)];
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(clicks[1]?.body).toContain(list.already(1));
    await tell(await page(), [reference], 'told', 'BN');
    const refused = await post(older);
    expect(refused.body).toContain(`${officeWords.en.desk.inquiry.acts.told}</b> by BN`);
    expect([refused.statusCode, refused.body.includes(list.changed)]).toEqual([409, true]);
    expect(refused.body).toContain(copy.telling.everyone);
  });

  it('are all listed, in pages', async () => {
    const all: string[] = [];
    for (let index = 0; index < 130; index += 1)
      all.push(await desk.accept({ visitDate: tomorrow, email: `${index}@example.com` }));
    await confirm(closing);
    const first = await page();
    expect(first).toContain(copy.telling.untold(130));
    const more = unescaped(/class="button" href="([^"]+)"/.exec(first)?.[1] ?? '');
    const second = (await desk.get(more)).body;
    const shown = [first, second].flatMap(body =>
      [...body.matchAll(/name="reference" value="([^"]+)"/g)].map(([, reference]) => reference),
    );
    expect(shown).toEqual(all);
  });

  it.each(['', '7', '1-withdrawn', '%00'])('need an announcement: "%s"', async about => {
    const reference = await desk.accept({ visitDate: tomorrow });
    const answer = await post({ act: 'told', by: 'AM', about, reference });
    expect(answer.statusCode).toBe(422);
    expect((await desk.store.find(reference))?.history).toEqual([]);
  });
});
