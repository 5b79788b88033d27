import { expect, it } from 'vitest';
import type { ClockTime } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import { listUsualPerformances, scheduleOf } from '../../../domain/schedule.ts';
import { formatClockTime, formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';
import {
  deskForEach,
  formOf,
  linkTo,
  now,
  readReplyDraft,
  unescapeHtml,
} from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/words.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';

const { days: copy } = officeWords.en.desk;
const tomorrow = '2026-11-21';
const [first] = listUsualPerformances(park);
const { show, start } = first as NonNullable<typeof first>;

const desk = deskForEach();

const closing = { act: 'announce', kind: 'closed', from: tomorrow, reason: 'weather', by: 'AM' };
const post = (fields: Record<string, string>) => desk.post(linkTo('days'), fields);
async function confirm(fields: Record<string, string>) {
  const { body } = await post(fields);
  const state = /name="state" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return post({ ...fields, state: unescapeHtml(state) });
}
const page = async () => (await desk.get(linkTo('days'))).body;

it('announces a closed day with the affected inquiries and a draft reply', async () => {
  const concerned = await desk.accept({ visitDate: tomorrow, email: 'ana@example.pl' }, { locale: 'pl' });
  const changedResponse = await desk.accept({ visitDate: '2026-11-22' });
  const answer = await confirm(closing);
  expect(answer.statusCode).toBe(303);
  const { body } = await desk.get(String(answer.headers.location));
  expect(body).toContain(copy.done.announced);
  expect(body).toContain(`Closed (${words.en.reasons.weather})`);
  expect(body).toContain(concerned);
  expect(body).not.toContain(changedResponse);
  const { reply } = words.pl.mail;
  const date = (day: string) => formatLongDate(day, locales.pl);
  expect(readReplyDraft(body).body.split('\r\n')).toEqual(
    expect.arrayContaining([
      fill(reply.closed, { day: date(tomorrow), reason: ` (${words.pl.reasons.weather})` }),
      fill(reply.anotherDay, { day: date('2026-11-22') }),
    ]),
  );
  expect(readReplyDraft((await desk.get(linkTo(concerned))).body).body).toContain(
    fill(reply.anotherDay, { day: date('2026-11-22') }),
  );
  expect(await desk.store.listAnnouncedExceptions(tomorrow)).toEqual([
    { from: tomorrow, closed: true, reason: 'weather' },
  ]);
  expect(await desk.store.listAnnouncedExceptions('2026-11-22')).toEqual([]);
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
  expect(readReplyDraft(body).body).toMatch(draft);
});

const newest = async () => (await desk.store.listAnnouncements(1))[0];
const undo = async (fields: Record<string, string> = {}) => ({
  act: 'undo',
  id: String((await newest())?.id),
  by: 'BN',
  ...fields,
});

it('withdraws an announcement with initials, says what remains, and keeps it in the history', async () => {
  await confirm(closing);
  await confirm({ ...closing, to: '2026-11-22', reason: 'animals' });
  expect((await post(await undo({ by: ' ' }))).statusCode).toBe(422);
  const preview = (await post(await undo())).body;
  expect(preview).toContain(copy.preview.remains);
  expect(preview).not.toContain(copy.preview.restored);
  expect((await post(formOf(preview, 'undo', 'name="state"'))).statusCode).toBe(303);
  const [, first] = await desk.store.listAnnouncements();
  const last = await undo({ id: String(first?.id) });
  expect((await post(last)).body).toContain(copy.preview.restored);
  expect((await confirm(last)).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(copy.none);
  expect(body).toMatch(/November 21, 2026 to November 22, 2026.*Announced by AM.*Withdrawn by BN/s);
  const repeated = await confirm({ ...last, by: 'CO' });
  expect([repeated.statusCode, repeated.body.includes(copy.errors.withdrawn)]).toEqual([422, true]);
  expect((await post({ ...last, id: '9e99' })).statusCode).toBe(422);
});

it.each<[string, Record<string, string>, string]>([
  ['no day', { from: '' }, copy.errors.day],
  ['a day that is over', { from: '2026-11-19' }, copy.errors.past],
  ['a last day before the first', { to: '2026-11-20' }, copy.errors.order],
  ['more than a year', { to: '2028-11-20' }, copy.errors.long],
  ['a mistyped year', { from: '2206-11-21' }, fill(copy.errors.tooFar, { last: 'May 20, 2028' })],
  [
    'a last day nobody can ask for',
    { from: '2028-05-20', to: '2028-05-21' },
    fill(copy.errors.tooFar, { last: 'May 20, 2028' }),
  ],
  ['no time', { kind: 'hours', opens: '10:00', closes: 'late' }, copy.errors.time],
  ['hours that end before they begin', { kind: 'hours', opens: '15:00', closes: '10:00' }, copy.errors.hours],
  ['an unknown show', { kind: 'cancelled', show: 'unicorn' }, copy.errors.show],
  ['a show at an unknown time', { kind: 'cancelled', show: `${show} 03:00` }, copy.errors.show],
  [
    'a show outside the opening hours',
    { kind: 'moved', show: `${show} ${start}`, start: '23:00' },
    copy.errors.outside,
  ],
  ['a show moved to its own time', { kind: 'moved', show: `${show} ${start}`, start }, copy.errors.nothing],
  ['no reason', { reason: '' }, copy.errors.reason],
  ['an unknown reason', { reason: '__proto__' }, copy.errors.reason],
  ['no initials', { by: '\u200b' }, officeWords.en.desk.errors.initials],
])('rejects an announcement (%s) and redisplays what was typed', async (_, changes, message) => {
  const fields = { ...closing, ...changes };
  const { statusCode, body } = await post(fields);
  expect(statusCode).toBe(422);
  expect(body.match(new RegExp(`role="alert">${message.replaceAll('.', '\\.')}`))).not.toBeNull();
  expect(body).toMatch(/<details name="announce" open>/);
  expect(body).toContain(`value="${fields.from}"`);
  expect(await desk.store.listAnnouncements(10)).toEqual([]);
});

it('rejects announcements that change nothing', async () => {
  await confirm(closing);
  expect((await post({ ...closing, by: 'BN' })).body).toContain(copy.errors.nothing);
  expect((await post({ ...closing, kind: 'cancelled', show })).body).toContain(copy.errors.nothing);
  expect((await post({ ...closing, act: 'anything' })).statusCode).toBe(400);
});

it('previews the days and inquiries concerned, and records only what was previewed', async () => {
  const concerned = await desk.accept({ visitDate: '2026-11-22' });
  const { statusCode, body } = await post({ ...closing, to: '2026-11-23' });
  expect(statusCode).toBe(200);
  for (const text of [
    copy.preview.notYet,
    fill(copy.preview.effect, { days: 3, count: 1 }),
    concerned,
    copy.buttons.closed,
  ])
    expect(body).toContain(text);
  const changedResponse = await post({ ...formOf(body, 'announce', copy.preview.title), to: '2026-11-24' });
  expect([changedResponse.statusCode, changedResponse.body.includes(copy.errors.unchecked)]).toEqual([
    409,
    true,
  ]);
  expect(changedResponse.body).toContain(fill(copy.preview.effect, { days: 4, count: 1 }));
  await desk.store.announce({ from: '2026-11-22', closed: true, reason: 'rest' }, now, 'BN');
  const confirmedResponse = await post(formOf(changedResponse.body, 'announce', copy.preview.title));
  expect([confirmedResponse.statusCode, confirmedResponse.body.includes(copy.errors.unchecked)]).toEqual([
    409,
    true,
  ]);
  expect(confirmedResponse.body).toContain(copy.preview.inForce);
  expect(await desk.store.listAnnouncements()).toHaveLength(1);
  const done = await post(formOf(confirmedResponse.body, 'announce', copy.preview.title));
  expect(done.statusCode).toBe(303);
  expect(await newest()).toMatchObject({ exception: { to: '2026-11-24' } });
});

it.each<[string, Record<string, string>, days: number, last: string]>([
  ['long', { to: '2026-12-22' }, 32, 'December 22, 2026'],
  ['far ahead', { from: '2027-12-24' }, 1, 'December 24, 2027'],
])('asks once more what is unusual: %s', async (_, fields, days, last) => {
  const first = await post({ ...closing, ...fields });
  expect(first.body).toContain(fill(copy.preview.sure, { days, last }));
  const form = formOf(first.body, 'announce', copy.preview.title);
  const unsure = await post(form);
  expect([unsure.statusCode, unsure.body.includes(copy.errors.sure)]).toEqual([422, true]);
  expect(await desk.store.listAnnouncements()).toEqual([]);
  expect((await post({ ...form, sure: 'yes' })).statusCode).toBe(303);
  expect((await post({ ...closing, to: '2026-12-21' })).body).not.toContain('name="sure"');
});

it('two clerks announce the same once, and withdraw it once; second clicks say that it is done', async () => {
  const clerks = ['AM', 'BN'];
  const twice = async (fields: Record<string, string>, act: string) => {
    const forms = await Promise.all(
      clerks.map(async by => formOf((await post({ ...fields, by })).body, act, 'name="state"')),
    );
    const answers = await Promise.all([...forms, ...forms].map(post));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 303, 422, 422]);
    return answers.find(({ statusCode }) => statusCode === 422)?.body;
  };
  const because = `role="alert">${copy.errors.nothing}</p><ul class="history"><li>.*: Closed \\(bad weather\\)`;
  expect(await twice(closing, 'announce')).toMatch(new RegExp(because, 'i'));
  expect(await desk.store.listAnnouncements()).toHaveLength(1);
  expect(await twice(await undo(), 'undo')).toMatch(
    new RegExp(`${copy.errors.withdrawn}.*Withdrawn by (AM|BN)`, 's'),
  );
});

it('moves a moved show again, and back', async () => {
  const move = (to: string) => confirm({ ...closing, kind: 'moved', show: `${show} ${start}`, start: to });
  expect((await move('12:05')).statusCode).toBe(303);
  expect((await move('12:05')).body).toContain(copy.errors.nothing);
  expect((await move('14:10')).statusCode).toBe(303);
  const times = async () => {
    const facts = withAnnouncements(await desk.store.listAnnouncedExceptions(tomorrow));
    return scheduleOf(tomorrow, facts)
      .performances.filter(({ id }) => id === `${show}-${start.replace(':', '')}`)
      .map(performance => performance.start);
  };
  expect(await times()).toEqual(['14:10']);
  expect((await move(start)).statusCode).toBe(303);
  expect(await times()).toEqual([start]);
  expect(await page()).toContain(
    fill(copy.atUsualTime, {
      show: words.en.plan.places[show] ?? '',
      time: formatClockTime(start, locales.en),
    }),
  );
});

it('lists the times of shows in the format of the language', async () => {
  const options = [...(await page()).matchAll(/<option value="\w+ (\d\d:\d\d)">([^<]*)/g)];
  expect(options.length).toBeGreaterThan(0);
  for (const [, time, label] of options) {
    expect(label).toContain(`, ${formatClockTime(time as ClockTime, locales.en)}`);
    expect(label).not.toMatch(/, \d\d:\d\d$/);
  }
});
