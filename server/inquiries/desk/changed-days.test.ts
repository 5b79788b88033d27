import { expect, it } from 'vitest';
import { park } from '../../../domain/park.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';
import { deskForEach, formOf, now, readReply, unescapeHtml } from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/english.ts';

const { days: copy, done, errors } = officeWords.en.desk;
const tomorrow = '2026-11-21';
const [{ id: show, starts }] = park.shows as [(typeof park.shows)[number]];
const [start = '00:00'] = starts;

const desk = deskForEach();

const closing = { kind: 'closed', from: tomorrow, reason: 'weather', initials: 'AM' };
const page = async () => unescapeHtml((await desk.get('/desk/days')).body);
const announce = async (fields: Record<string, string>) =>
  desk.post('/desk/days', { ...formOf(await page(), 'announce'), ...closing, ...fields });
const list = () => desk.store.listAnnouncements('2026-11-20');

it('announces a closed day, and lists its inquiries with a suggested reply', async () => {
  const ana = await desk.accept({ visitDate: tomorrow, email: 'ana@example.pl' }, { locale: 'pl' });
  const bo = await desk.accept({ visitDate: '2026-11-22' });
  const answer = await announce({});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/days?done=announced']);
  const { body } = await desk.get(String(answer.headers.location));
  for (const text of [
    `role="status">${done.announced}`,
    `Closed (${words.en.reasons.weather})`,
    'by AM',
    fill(copy.inquiries, { count: 1 }),
    ana.reference,
  ])
    expect(body).toContain(text);
  expect(body).not.toContain(bo.reference);
  const { reply } = words.pl.mail;
  const date = (day: string) => formatLongDate(day, locales.pl);
  expect(readReply(body).body.split('\r\n')).toEqual(
    expect.arrayContaining([
      fill(reply.closed, { day: date(tomorrow), reason: ` (${words.pl.reasons.weather})` }),
      fill(reply.anotherDay, { day: date('2026-11-22') }),
    ]),
  );
  await desk.press(ana.path, 'answered');
  expect(await page()).toMatch(
    new RegExp(`chip answered.*<td class="answered"[^>]*><time datetime="${now.toISOString()}"`),
  );
  expect(await desk.store.listAnnouncements(tomorrow)).toMatchObject([
    { exception: { from: tomorrow, closed: true, reason: 'weather' } },
  ]);
});

it.each<[string, Record<string, string>, line: string]>([
  ['hours', { opens: '10:00', closes: '15:00' }, 'Open 10:00 AM'],
  ['cancelled', { show }, 'No '],
  ['cancelled', { show: `${show} ${start}` }, 'No '],
  ['moved', { show: `${show} ${start}`, start: '12:05' }, 'at 12:05 PM instead of'],
])('announces other changes: %s, %j', async (kind, fields, line) => {
  await desk.accept({ visitDate: tomorrow });
  expect((await announce({ kind, ...fields })).statusCode).toBe(303);
  const body = await page();
  expect(body).toContain(line);
  expect(readReply(body).body).toContain('(bad weather)');
});

it('edits an announcement in the form in which it was made', async () => {
  await announce({ kind: 'moved', show: `${show} ${start}`, start: '12:05' });
  const [{ id } = { id: 0 }] = await list();
  expect(await page()).toContain(`href="/desk/days?edit=${id}"`);
  const { body } = await desk.get(`/desk/days?edit=${id}`);
  expect(body.match(/<details name="announce"/g)).toHaveLength(1);
  const form = formOf(body, 'announce');
  expect(form).toMatchObject({ from: tomorrow, show: `${show} ${start}`, start: '12:05', reason: 'weather' });
  const invalid = await desk.post('/desk/days', { ...form, start: '23:30', initials: 'BN' });
  expect(invalid.statusCode).toBe(422);
  const corrected = { ...formOf(invalid.body, 'announce'), start: '12:10', initials: 'BN' };
  expect((await desk.post('/desk/days', corrected)).statusCode).toBe(303);
  expect(await list()).toMatchObject([{ id, initials: 'BN', exception: { moved: { to: '12:10' } } }]);
});

it('withdraws an announcement', async () => {
  await announce({});
  const answer = await desk.post('/desk/days', formOf(await page(), 'withdraw'));
  expect(answer.headers.location).toBe('/desk/days?done=withdrawn');
  expect(await list()).toEqual([]);
  expect(await page()).toContain(copy.none);
});

const shown = { show: `${show} ${start}` };
it.each<[string, Record<string, string>, string]>([
  ['no day', { from: '' }, copy.errors.day],
  ['a day that is over', { from: '2026-11-19' }, copy.errors.past],
  ['a mistyped year', { from: '2206-11-21' }, copy.errors.tooFar],
  ['a last day nobody can ask for', { from: '2028-05-20', to: '2028-05-21' }, copy.errors.tooFar],
  ['no time', { kind: 'hours', opens: '10:00', closes: 'late' }, copy.errors.time],
  ['a time outside the opening hours', { kind: 'moved', ...shown, start: '23:00' }, copy.errors.outside],
  ['no reason', { reason: '' }, copy.errors.reason],
  ['no initials', { initials: ' ' }, errors.initials],
])('rejects an announcement (%s) and redisplays what was typed', async (_, changes, message) => {
  const { statusCode, body } = await announce(changes);
  expect(statusCode).toBe(422);
  expect(unescapeHtml(body)).toMatch(new RegExp(`role="alert">[^<]*${message.replaceAll('.', '\\.')}`));
  expect(body).toContain('aria-invalid="true"');
  expect(body).toMatch(/<details name="announce" open>/);
  expect(body).toContain(`value="${changes['from'] ?? tomorrow}"`);
  expect(await list()).toEqual([]);
});

it('rejects what contradicts another announcement, and says when', async () => {
  const hours = { kind: 'hours', opens: '10:00', closes: '15:00' };
  await announce({ ...hours, from: '2026-11-22' });
  const { statusCode, body } = await announce({ ...hours, to: '2026-11-23' });
  expect(statusCode).toBe(422);
  expect(unescapeHtml(body)).toContain(`role="alert">November 22, 2026: ${copy.errors.conflict}`);
});

it('an older page changes nothing and loses no text', async () => {
  await announce({});
  const before = await page();
  await announce({ from: '2026-11-25', initials: 'BN' });
  const [{ id } = { id: 0 }] = await list();
  const forms: Record<string, string>[] = [
    { ...formOf(before, 'announce'), ...closing, from: '2026-11-27' },
    { ...formOf(before, 'announce'), ...closing, from: '2026-11-27', edit: `${id}` },
    formOf(before, 'withdraw'),
  ];
  for (const form of forms) {
    const { statusCode, body } = await desk.post('/desk/days', form);
    expect(statusCode).toBe(409);
    expect(body).toContain(`role="alert">${copy.errors.changed}`);
    if (form['from']) expect(body).toContain('value="2026-11-27"');
  }
  expect(await list()).toHaveLength(2);
  expect((await desk.post('/desk/days', { action: 'anything' })).statusCode).toBe(400);
});
