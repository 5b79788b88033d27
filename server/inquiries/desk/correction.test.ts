import { beforeEach, describe, expect, it } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { deskForEach, formOf, linkTo } from '../../../tests/support/desk-app.ts';
import type { Reference } from '../store/store.ts';

const copy = officeWords.en.desk;
const { labels, faults, emailMarks } = words.en.inquiry;

const desk = deskForEach();
let reference: Reference;
beforeEach(async () => {
  reference = await desk.accept({ visitDate: '2026-12-24' });
});

const asStored = {
  visitDate: '2026-12-24',
  numberOfVisitors: '4',
  phone: '+49 (0)30 123-45',
  email: "o'brien@example.ie",
};
const correct = (fields: Record<string, string>) =>
  desk.post(linkTo(reference), { act: 'correct', by: 'AM', ...asStored, ...fields });
const history = async () => (await desk.store.find(reference))?.history;

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
  expect(await history()).toMatchObject([{ kind: 'corrected', by: 'AM', text }]);
  expect(await desk.store.mails(reference)).toHaveLength(2);
  expect(desk.called.queued).toBe(0);
});

it('sends the confirmation to a corrected address and forgets the old one', async () => {
  await correct({ email: 'obrien@example.ie' });
  const stored = await desk.store.find(reference);
  expect(stored?.inquiry.email).toBe('obrien@example.ie');
  expect(JSON.stringify(stored)).not.toContain("o'brien");
  expect(await desk.store.mails(reference)).toMatchObject([
    { kind: 'office' },
    {
      kind: 'confirmation',
      state: 'waiting',
      messageId: expect.stringContaining(`${Date.UTC(2026, 10, 20, 12)}`),
    },
  ]);
  expect(await desk.store.count({ email: "o'brien@example.ie" })).toBe(0);
  expect(desk.called.queued).toBe(1);
});

it.each<[string, Record<string, string>, string]>([
  ['nothing', {}, copy.correction.nothing],
  ['a day that is over', { visitDate: '2026-11-19' }, faults.visitDate.past],
  ['a closed day', { visitDate: '2026-12-25' }, 'The park is closed on December 25, 2026 (Christmas).'],
  ['no visitors', { numberOfVisitors: '0' }, faults.numberOfVisitors.tooFew],
  ['an invalid address', { email: 'x' }, emailMarks.at],
  ['without initials', { phone: '1', by: '' }, copy.faults.initials],
])('rejects a correction (%s) and redisplays what was typed', async (_, fields, fault) => {
  await desk.store.announce({ from: '2026-12-25', closed: true, reason: 'christmas' }, new Date(), 'AM');
  const { statusCode, body } = await correct(fields);
  expect(statusCode).toBe(422);
  expect(body).toContain(`role="alert">${fault}`);
  expect(body).toMatch(/<details open>/);
  for (const value of Object.values(fields)) expect(body).toContain(`value="${value}"`);
  expect(await history()).toEqual([]);
});

it('allows other corrections when the visit is over', async () => {
  reference = await desk.accept({ visitDate: '2026-11-01' });
  const answer = await correct({ visitDate: '2026-11-01', numberOfVisitors: '5' });
  expect(answer.statusCode).toBe(303);
});

it('corrects the name, the request and the language, and the history repeats neither name nor request', async () => {
  const link = linkTo(reference);
  const form = formOf((await desk.get(link)).body, 'correct');
  expect(form['specialRequests']).toBe('A ramp, please.\nAnd a birthday cake 🎂');
  const changes = { fullName: 'Bo <i> Strauß', specialRequests: 'Zwei\r\nRollstühle', locale: 'de' };
  expect((await desk.post(link, { ...form, ...changes, by: 'AM' })).statusCode).toBe(303);
  expect(await desk.store.find(reference)).toMatchObject({
    locale: 'de',
    inquiry: {
      ...asStored,
      numberOfVisitors: 4,
      fullName: 'Bo <i> Strauß',
      specialRequests: 'Zwei\nRollstühle',
    },
  });
  const text = `${labels.fullName}\n${labels.specialRequests}\n${copy.inquiry.language}: English → Deutsch`;
  expect(await history()).toMatchObject([{ text }]);
  expect(JSON.stringify(await desk.store.find(reference))).not.toMatch(/Siobh|birthday/);
  for (const words of ['siobhan', 'birthday']) expect(await desk.store.count({ words })).toBe(0);
  // An optional field can be emptied, a required one cannot.
  const emptied = formOf((await desk.get(link)).body, 'correct');
  expect((await desk.post(link, { ...emptied, specialRequests: '', by: 'AM' })).statusCode).toBe(303);
  const nameless = await desk.post(link, { ...emptied, fullName: ' ', by: 'AM' });
  expect([nameless.statusCode, nameless.body.includes(faults.fullName.missing)]).toEqual([422, true]);
  expect((await desk.post(link, { ...emptied, locale: 'xx', by: 'AM' })).statusCode).toBe(422);
});

describe('a form made from an older state', () => {
  const openForm = async () => formOf((await desk.get(linkTo(reference))).body, 'correct');
  const post = (form: Record<string, string>, changes: Record<string, string>, by = 'BN') =>
    desk.post(linkTo(reference), { ...form, ...changes, by });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the phone', { visitDate: '2026-12-26', email: 'obrien@example.ie' }, { phone: '030 99' }],
    ['the number', { phone: '030 98' }, { numberOfVisitors: '6' }],
    ['the request', { fullName: 'Ana' }, { specialRequests: 'Nothing' }],
    ['the address', { specialRequests: '', locale: 'es' }, { email: 'obrien@example.ie' }],
  ])('writes only %s, and shows what has changed', async (_, first, second) => {
    const [one, other] = [await openForm(), await openForm()];
    expect((await post(one, first, 'AM')).statusCode).toBe(303);
    const queued = desk.called.queued;
    const answer = await post(other, second);
    expect(answer.statusCode).toBe(303);
    const { inquiry, locale } = (await desk.store.find(reference)) ?? {};
    for (const [field, value] of Object.entries({ ...first, ...second }))
      expect(String({ ...inquiry, locale }[field as 'phone'])).toBe(value);
    expect(desk.called.queued - queued).toBe('email' in second ? 1 : 0);
    const { body } = await desk.get(String(answer.headers.location));
    expect(body).toMatch(
      new RegExp(`${copy.done.corrected}.*${copy.inquiry.changedSince}.*by AM.*<h1>`, 's'),
    );
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the address', { email: 'a@example.ie' }, { email: 'b@example.ie', phone: '1' }],
    ['the day', { visitDate: '2026-12-26' }, { visitDate: '2026-12-27' }],
    ['the request', { specialRequests: 'One' }, { specialRequests: 'Two' }],
    ['the language', { locale: 'es' }, { locale: 'de', fullName: 'Bo' }],
  ])('is refused if another clerk has corrected the same field (%s)', async (_, first, second) => {
    const [one, other] = [await openForm(), await openForm()];
    await post(one, first, 'AM');
    const before = await desk.store.find(reference);
    const refused = await post(other, second);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(new RegExp(`role="alert">.*${copy.inquiry.changedSince}.*by AM`, 's'));
    expect(await desk.store.find(reference)).toEqual(before);
    // What was typed is kept, and saving again replaces the other value.
    const again = formOf(refused.body, 'correct');
    expect(again).toMatchObject(second);
    expect((await post(again, {})).statusCode).toBe(303);
    const { inquiry, locale } = (await desk.store.find(reference)) ?? {};
    for (const [field, value] of Object.entries(second))
      expect(String({ ...inquiry, locale }[field as 'phone'])).toBe(value);
  });

  it('asks about each of several such fields, and shows others as they are now', async () => {
    const [one, other] = [await openForm(), await openForm()];
    await post(one, { phone: '1', fullName: 'Bo', specialRequests: '' }, 'AM');
    // A fault in one field does not make the others newer.
    const fault = await post(other, { phone: '2', fullName: 'Cy', visitDate: '' });
    expect(fault.statusCode).toBe(422);
    let form = { ...formOf(fault.body, 'correct'), visitDate: '2026-12-27' };
    expect(form).toMatchObject({ fullName: 'Cy', phone: '2', specialRequests: '' });
    for (const status of [409, 409, 303]) {
      const answer = await post(form, {});
      expect(answer.statusCode).toBe(status);
      form = { ...form, ...formOf(answer.body, 'correct') };
    }
    expect(await desk.store.find(reference)).toMatchObject({
      inquiry: { fullName: 'Cy', phone: '2', visitDate: '2026-12-27', specialRequests: '' },
    });
  });

  it('is done if it has the same correction, as after a second click', async () => {
    const form = await openForm();
    const changes = { email: 'obrien@example.ie', fullName: 'Bo' };
    const answers = await Promise.all([post(form, changes), post(form, changes), post(form, changes, 'AM')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await history()).toHaveLength(1);
    expect(desk.called.queued).toBe(1);
    expect((await post(await openForm(), {})).body).toContain(copy.correction.nothing);
  });
});
