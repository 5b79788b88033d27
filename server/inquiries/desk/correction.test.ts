import { beforeEach, expect, it } from 'vitest';
import { inquiryFields, isFieldOfKind, isTextField } from '../../../domain/inquiry.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { words } from '../../../i18n/words.ts';
import { deskForEach, linkTo } from '../../../tests/support/desk-app.ts';
import type { Reference } from '../store/records.ts';

const copy = officeWords.en.desk;
const { labels, errors, emailMarks } = words.en.inquiry;

const desk = deskForEach();
let reference: Reference;
beforeEach(async () => {
  reference = await desk.accept({ visitDate: '2026-12-24' });
});

const correct = (fields: Record<string, string>) => desk.press(linkTo(reference), 'correct', fields);
const listEvents = async () => (await desk.store.find(reference))?.events;

it('corrects fields and records each change in the history', async () => {
  const answer = await correct({ visitDate: '2026-12-26', numberOfVisitors: ' 6 ', phone: '030 99' });
  expect(answer.statusCode).toBe(303);
  const { body } = await desk.get(String(answer.headers.location));
  expect(body).toContain(copy.done.corrected);
  expect(await desk.store.find(reference)).toMatchObject({
    inquiry: { visitDate: '2026-12-26', numberOfVisitors: 6, phone: '030 99', email: "o'brien@example.ie" },
  });
  const text = [
    `${labels.visitDate}: December 24, 2026 → December 26, 2026`,
    `${labels.numberOfVisitors}: 4 → 6`,
    `${labels.phone}: +49 (0)30 123-45 → 030 99`,
  ].join('\n');
  expect(await listEvents()).toMatchObject([{ kind: 'corrected', initials: 'AM', text }]);
  expect(await desk.store.listMails(reference)).toHaveLength(2);
  expect(desk.calls.queued).toBe(0);
});

it('sends the confirmation to a corrected address and forgets the old one', async () => {
  await correct({ email: 'obrien@example.ie' });
  const stored = await desk.store.find(reference);
  expect(stored?.inquiry.email).toBe('obrien@example.ie');
  expect(JSON.stringify(stored)).not.toContain("o'brien");
  expect(await desk.store.listMails(reference)).toMatchObject([
    { kind: 'office' },
    {
      kind: 'confirmation',
      state: 'waiting',
      messageId: expect.stringContaining(`${Date.UTC(2026, 10, 20, 12)}`),
    },
  ]);
  expect(await desk.store.count({ email: "o'brien@example.ie" })).toBe(0);
  expect(desk.calls.queued).toBe(1);
});

it.each<[string, Record<string, string>, string]>([
  ['nothing', {}, copy.correction.nothing],
  ['a day that is over', { visitDate: '2026-11-19' }, errors.visitDate.past],
  ['a closed day', { visitDate: '2026-12-25' }, 'The park is closed on December 25, 2026 (Christmas).'],
  ['no visitors', { numberOfVisitors: '0' }, errors.numberOfVisitors.tooFew],
  ['an invalid address', { email: 'x' }, emailMarks.at],
  ['without initials', { phone: '1', by: '' }, copy.errors.initials],
])('rejects a correction (%s) and redisplays what was typed', async (_, fields, message) => {
  await desk.store.announce({ from: '2026-12-25', closed: true, reason: 'christmas' }, new Date(), 'AM');
  const { statusCode, body } = await correct(fields);
  expect(statusCode).toBe(422);
  expect(body).toContain(`role="alert">${message}`);
  expect(body).toMatch(/<details open>/);
  for (const value of Object.values(fields)) expect(body).toContain(`value="${value}"`);
  expect(await listEvents()).toEqual([]);
});

it('allows other corrections when the visit is over', async () => {
  reference = await desk.accept({ visitDate: '2026-11-01' });
  const answer = await correct({ numberOfVisitors: '5' });
  expect(answer.statusCode).toBe(303);
});

const privateFields = inquiryFields.filter(field => isTextField(field) && field !== 'phone');

it.each(privateFields)('does not repeat in the history what %s was and is', async field => {
  const answer = await correct({ [field]: isFieldOfKind(field, 'email') ? 'other@example.ie' : 'Other' });
  expect(answer.statusCode).toBe(303);
  expect(await listEvents()).toMatchObject([{ kind: 'corrected', text: labels[field] }]);
});

it('corrects the name, the request and the language, and the history repeats neither name nor request', async () => {
  const changes = { fullName: 'Bo <i> Strauß', specialRequests: 'Zwei\r\nRollstühle', locale: 'de' };
  expect((await correct(changes)).statusCode).toBe(303);
  const stored = await desk.store.find(reference);
  expect(stored).toMatchObject({
    locale: 'de',
    inquiry: { numberOfVisitors: 4, fullName: 'Bo <i> Strauß', specialRequests: 'Zwei\nRollstühle' },
  });
  const text = `${labels.fullName}\n${labels.specialRequests}\n${copy.inquiry.language}: English → Deutsch`;
  expect(stored?.events).toMatchObject([{ text }]);
  expect(JSON.stringify(stored)).not.toMatch(/Siobh|birthday/);
  for (const words of ['siobhan', 'birthday']) expect(await desk.store.count({ words })).toBe(0);
  expect((await correct({ specialRequests: '' })).statusCode).toBe(303);
  const nameless = await correct({ fullName: ' ' });
  expect([nameless.statusCode, nameless.body.includes(errors.fullName.missing)]).toEqual([422, true]);
  expect((await correct({ locale: 'xx' })).statusCode).toBe(422);
});
