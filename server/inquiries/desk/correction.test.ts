import { beforeEach, expect, it } from 'vitest';
import { words } from '../../../i18n/words.ts';
import { deskForEach, now } from '../../../tests/support/desk-app.ts';
import { desk as copy } from '../../../tests/support/english.ts';

const { errors, labels } = words.en.inquiry;

const desk = deskForEach();
let inquiry: Awaited<ReturnType<typeof desk.accept>>;
beforeEach(async () => {
  inquiry = await desk.accept({ visitDate: '2026-12-24' });
});

const correct = (fields: Record<string, string>) => desk.press(inquiry.path, 'corrected', fields);
const find = () => desk.store.find(inquiry.reference);
const listEvents = () => desk.store.listEvents(inquiry.reference);

it('corrects fields and records each change in the history', async () => {
  const answer = await correct({ visitDate: '2026-12-26', numberOfVisitors: ' 6 ', phone: '030 99' });
  expect(answer.headers.location).toBe(`${inquiry.path}?done=corrected`);
  expect(await find()).toMatchObject({
    inquiry: { visitDate: '2026-12-26', numberOfVisitors: 6, phone: '030 99', email: "o'brien@example.ie" },
  });
  const text = [
    `${labels.phone}: +49 (0)30 123-45 → 030 99`,
    `${labels.visitDate}: December 24, 2026 → December 26, 2026`,
    `${labels.numberOfVisitors}: 4 → 6`,
  ].join('\n');
  expect(await listEvents()).toMatchObject([{ kind: 'corrected', initials: 'AM', text }]);
  expect(await desk.store.listMails(inquiry.reference)).toHaveLength(2);
  expect(desk.calls.queued).toBe(0);
});

it('sends the confirmation to a corrected address and forgets the old one', async () => {
  await correct({ email: 'obrien@example.ie' });
  expect(await find()).toMatchObject({ inquiry: { email: 'obrien@example.ie' } });
  expect(await listEvents()).toMatchObject([{ kind: 'corrected', text: labels.email }]);
  expect(JSON.stringify([await find(), await listEvents()])).not.toContain("o'brien");
  expect(await desk.store.listMails(inquiry.reference)).toMatchObject([
    { kind: 'office' },
    { kind: 'confirmation', messageId: expect.stringContaining(`${now.getTime()}`) },
  ]);
  expect(desk.calls.queued).toBe(1);
});

it.each<[string, Record<string, string>, string]>([
  ['nothing', {}, copy.correction.nothing],
  ['a closed day', { visitDate: '2026-12-25' }, 'The park is closed on December 25, 2026 (Christmas)'],
  ['an invalid address', { email: 'x' }, errors.email.malformed],
  ['an unknown language', { locale: 'xx' }, words.en.inquiry.otherError],
  ['without initials', { phone: '1', initials: '' }, copy.errors.initials],
])('rejects a correction (%s) and redisplays what was typed', async (_, fields, message) => {
  const signature = { actedAt: now, initials: 'AM' };
  await desk.store.announce({ from: '2026-12-25', closed: true, reason: 'christmas' }, 0, signature);
  const { statusCode, body } = await correct(fields);
  expect(statusCode).toBe(422);
  expect(body).toContain(`role="alert">${message}`);
  expect(body).toMatch(/<details open>/);
  for (const [name, value] of Object.entries(fields))
    if (name !== 'locale') expect(body).toContain(`name="${name}" value="${value.trim()}"`);
  expect(await listEvents()).toEqual([]);
});

it('allows other corrections when the visit is over', async () => {
  inquiry = await desk.accept({ visitDate: '2026-11-01' });
  expect((await correct({ numberOfVisitors: '5' })).statusCode).toBe(303);
});

it('corrects the name, the request and the language, and forgets what they were', async () => {
  const changes = { fullName: 'Bo <i> Strauß', specialRequests: 'Zwei\r\nRollstühle', locale: 'de' };
  expect((await correct(changes)).statusCode).toBe(303);
  const stored = await find();
  expect(stored).toMatchObject({
    locale: 'de',
    inquiry: { fullName: 'Bo <i> Strauß', specialRequests: 'Zwei\nRollstühle' },
  });
  const text = `${labels.fullName}\n${labels.specialRequests}\n${copy.inquiry.language}: English → Deutsch`;
  expect(await listEvents()).toMatchObject([{ text }]);
  expect(JSON.stringify(stored)).not.toMatch(/Siobh|birthday/);
  expect((await correct({ specialRequests: '' })).statusCode).toBe(303);
});
