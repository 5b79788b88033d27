import { expect, it } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { park } from '../../../domain/park.ts';
import { usualPerformances } from '../../../domain/programme.ts';
import { longDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { deskForEach, linkTo, unescaped } from '../../../tests/support/desk-app.ts';

const copy = officeWords.en.desk.days;
const tomorrow = '2026-11-21';
const [first] = usualPerformances({ shows: park.shows, talks: [] }, tomorrow);
const { show, start } = first as NonNullable<typeof first>;

const desk = deskForEach();

const closing = { act: 'announce', kind: 'closed', from: tomorrow, reason: 'weather', by: 'AM' };
const post = (fields: Record<string, string>) => desk.post(linkTo('days'), fields);
const page = async () => (await desk.get(linkTo('days'))).body;

/** The body of the reply drafted by a page. */
function replyIn(body: string): string {
  const [, address = ''] = /href="(mailto:[^"]+)"/.exec(body) ?? [];
  return new URL(unescaped(address)).searchParams.get('body') ?? '';
}

it('announces a closed day with the affected inquiries and a draft reply', async () => {
  const concerned = await desk.accept({ visitDate: tomorrow, email: 'ana@example.pl' }, { locale: 'pl' });
  const other = await desk.accept({ visitDate: '2026-11-22' });
  const answer = await post(closing);
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
  expect((await post({ ...closing, kind, ...fields })).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(line);
  expect(replyIn(body)).toMatch(draft);
});

it('undoes an announcement with initials, and keeps it in the history', async () => {
  await post({ ...closing, to: '2026-11-23' });
  const [announced] = await desk.store.announcements(10);
  const undo = { act: 'undo', id: String(announced?.id), by: 'BN' };
  expect((await post({ ...undo, by: ' ' })).statusCode).toBe(422);
  expect((await post(undo)).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(copy.none);
  expect(body).toMatch(/November 21, 2026 to November 23, 2026.*Announced by AM.*Withdrawn by BN/s);
  const again = await post(undo);
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
  await post(closing);
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
