import { expect, it } from 'vitest';
import { officeWords } from '../../../i18n/office-words.ts';
import { deskForEach, formOf, linkTo, now, unescapeHtml } from '../../../tests/support/desk-app.ts';
import { fill } from '../../../tests/support/words.ts';
import { type ClerkAction, maxConfirmationsPerDay, type Reference } from '../store/store.ts';

const copy = officeWords.en.desk;
const signature = { actedAt: now, initials: 'AM', text: '' } as const;

const desk = deskForEach();
const kindsOf = async (reference: Reference) =>
  (await desk.store.find(reference))?.events.map(({ kind }) => kind);

it('an act is recorded with time and initials, which the browser remembers', async () => {
  const reference = await desk.accept();
  const link = linkTo(reference);
  const text = 'Sent the prices\r\nand a map';
  const answered = await desk.press(link, 'answered', { by: ' AM ', text });
  expect(answered.statusCode).toBe(303);
  expect(answered.headers['referrer-policy']).toBe('no-referrer');
  const url = String(answered.headers['location']);
  expect((await desk.get(url)).body).toContain(copy.done.answered);
  const cookie = String(answered.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/desk; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
  const next = await desk.app.inject({
    url: linkTo(await desk.accept()),
    headers: { cookie: `a=b; ${cookie.split(';')[0]}` },
  });
  expect(next.body).toContain('name="by" value="AM"');
  for (const cookie of ['desk-initials=%', `desk-initials=${'x'.repeat(99)}`])
    expect((await desk.app.inject({ url, headers: { cookie: cookie } })).body).toContain(
      'name="by" value=""',
    );
  const note: ClerkAction = { ...signature, kind: 'note', text: 'Sent the prices\nand a map' };
  const events: ClerkAction[] = [note, { ...signature, kind: 'answered' }];
  expect(await desk.store.find(reference)).toMatchObject({ answeredAt: now, events });
  for (const kind of ['reopened', 'spam', 'reopened', 'note'] as const) {
    const act = { ...signature, kind, initials: 'BN', text: kind === 'note' ? 'x' : '' };
    expect((await desk.press(link, kind, { by: 'BN', text: act.text })).statusCode, kind).toBe(303);
    events.push(act);
  }
  expect(await desk.store.find(reference)).toMatchObject({ answeredAt: null, spamAt: null, events });
});

it('a reopened inquiry has a new due time', async () => {
  const reference = await desk.accept({}, { receivedAt: '2026-11-14T12:00:00Z' });
  for (const act of ['answered', 'reopened']) await desk.press(linkTo(reference), act);
  const { body } = await desk.get(linkTo(reference));
  expect(body).toContain('class="chip open"');
  expect(body).toContain('datetime="2026-11-21T12:00:00.000Z"');
});

const { initials, initialsTooLong, note, noteTooLong } = copy.errors;
it.each<[string, number, Record<string, string>, string]>([
  ['without initials', 422, { act: 'answered', by: '', text: 'My note' }, initials],
  ['with invisible initials', 422, { act: 'answered', by: '\u200b\u2800', text: 'My note' }, initials],
  ['with a full name', 422, { act: 'spam', by: 'Ana María Pérez', text: 'My note' }, initialsTooLong],
  ['with an empty note', 422, { act: 'note', text: ' \u0000\n' }, note],
  ['with a note that is too long', 422, { act: 'note', text: 'My note'.repeat(900) }, noteTooLong],
  ['with a body that is too large', 413, { act: 'note', text: 'a'.repeat(70_000) }, noteTooLong],
  ['if it is unknown', 400, { act: 'constructor' }, ''],
])('an act is rejected %s, and what was typed is shown again', async (_, status, fields, message) => {
  const reference = await desk.accept();
  const { statusCode, body } = await desk.press(linkTo(reference), 'note', fields);
  expect(statusCode).toBe(status);
  expect(body).toContain(message);
  if (status === 422) expect(body).toContain('aria-invalid="true"');
  if (fields['text']?.includes('My note')) expect(body).toContain('My note');
  expect(await kindsOf(reference)).toEqual([]);
});

it.each<[string, string, Record<string, string>]>([
  ['answered', 'corrected', { visitDate: '2026-12-26' }],
  ['answered', 'note', { text: 'They calls: wait' }],
  ['answered', 'answered', {}],
  ['spam', 'answered', {}],
  ['correct', 'corrected', { visitDate: '2026-12-26' }],
  ['released', 'spam', {}],
  ['erase-inquiry', 'corrected', { email: 'right@example.ie' }],
  ['erase-person', 'corrected', { phone: '030 98' }],
])('an older page is refused: %s after another clerk’s "%s"', async (act, theirs, fields) => {
  for (let index = 0; index < maxConfirmationsPerDay; index += 1) await desk.accept();
  const reference = await desk.accept();
  const link = linkTo(reference);
  const isErasure = act.startsWith('erase');
  const olderPage = (isErasure ? await desk.post(link, { act: 'erase' }) : await desk.get(link)).body;
  const form = { ...formOf(olderPage, act), by: 'AM' };
  const typedFields = isErasure || act === 'released' ? {} : { text: 'What I typed', phone: '030 99' };
  const otherResponse = await desk.press(link, theirs === 'corrected' ? 'correct' : theirs, {
    ...fields,
    by: 'BN',
  });
  expect(otherResponse.statusCode).toBe(303);
  const before = await desk.store.find(reference);
  const refusal = await desk.post(link, { ...form, ...typedFields });
  expect(refusal.statusCode).toBe(409);
  expect(refusal.body).toContain(copy.errors.changed);
  expect(refusal.body).toMatch(
    new RegExp(`${copy.inquiry.changedSince}.*${copy.inquiry.events[theirs as 'note']}</b> by BN`, 's'),
  );
  if ('phone' in typedFields)
    expect(refusal.body).toContain(act === 'correct' ? typedFields.phone : typedFields.text);
  expect(await desk.store.find(reference)).toEqual(before);
  if (['answered', 'spam'].includes(theirs)) return;
  const repeated = await desk.post(link, { ...formOf(refusal.body, act), by: 'AM' });
  expect(repeated.statusCode).toBe(isErasure ? 200 : 303);
  if (act === 'correct')
    expect(await desk.store.find(reference)).toMatchObject({
      inquiry: { visitDate: '2026-12-26', phone: '030 99' },
    });
});

it.each<[string, Record<string, string>]>([
  ['answered', {}],
  ['answered', { text: 'Wrote' }],
  ['note', { text: 'Called' }],
  ['correct', { phone: '030 99' }],
])('two clicks do it once: %s, %j', async (act, fields) => {
  const reference = await desk.accept();
  const link = linkTo(reference);
  const form = { ...formOf((await desk.get(link)).body, act), ...fields, by: 'AM' };
  const answers = [await desk.post(link, form), await desk.post(link, form)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  const kind = act === 'correct' ? 'corrected' : (act as 'note');
  expect((await desk.get(String(answers[1]?.headers.location))).body).toContain(copy.done[kind]);
  const kinds = (await kindsOf(reference)) ?? [];
  expect(kinds).toEqual([...new Set(kinds)]);
});

it('one of two clerks at the same moment succeeds; the other is told and loses no text', async () => {
  const reference = await desk.accept();
  const form = formOf((await desk.get(linkTo(reference))).body, 'answered');
  const answers = await Promise.all(
    ['AM', 'BN'].map(by => desk.post(linkTo(reference), { ...form, by, text: 'My note' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toContain('My note</textarea>');
  expect(await kindsOf(reference)).toEqual(['note', 'answered']);
});

it('the notes of two clerks are both kept', async () => {
  const reference = await desk.accept();
  const form = formOf((await desk.get(linkTo(reference))).body, 'note');
  for (const by of ['AM', 'BN'])
    expect((await desk.post(linkTo(reference), { ...form, by, text: `Of ${by}` })).statusCode).toBe(303);
  expect(await kindsOf(reference)).toEqual(['note', 'note']);
});

it('mails that were held back or given up are sent, unless they belong to spam', async () => {
  const references: Reference[] = [];
  for (let index = 0; index < 5; index += 1) references.push(await desk.accept());
  const [sentReference = '' as Reference, , , heldReference = '' as Reference, spam = '' as Reference] =
    references;
  const states = async (target: Reference) => (await desk.store.listMails(target)).map(({ state }) => state);
  const hasButton = async (target: Reference) =>
    (await desk.get(linkTo(target))).body.includes(copy.release.button);
  expect([await hasButton(sentReference), await hasButton(heldReference)]).toEqual([false, true]);
  const unsignedResponse = await desk.press(linkTo(heldReference), 'released', { by: '' });
  expect([unsignedResponse.statusCode, await states(heldReference)]).toEqual([422, ['waiting', 'held']]);
  const form = { ...formOf(unsignedResponse.body, 'released'), by: 'AM' };
  const clicks = [await desk.post(linkTo(heldReference), form), await desk.post(linkTo(heldReference), form)];
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect((await desk.get(String(clicks[0]?.headers.location))).body).toContain(copy.done.released);
  expect(await states(heldReference)).toEqual(['waiting', 'waiting']);
  expect(desk.calls.queued).toBe(1);
  expect(await kindsOf(heldReference)).toEqual(['released']);
  const repeated = await desk.post(linkTo(heldReference), { act: 'released', seen: '1', by: 'BN' });
  expect([repeated.statusCode, repeated.body.includes(copy.errors.already)]).toEqual([409, true]);
  const [{ id } = { id: 0 }] = await desk.store.listMails(sentReference);
  await desk.store.recordFailure(id, '550 5.1.1', null);
  await desk.press(linkTo(sentReference), 'released');
  expect(await states(sentReference)).toEqual(['waiting', 'waiting']);
  await desk.store.recordActions(spam, { ...signature, kind: 'spam' });
  expect(await hasButton(spam)).toBe(false);
});

it('an inquiry or a person is erased after a question', async () => {
  const first = await desk.accept({ email: 'ana@example.com' });
  const second = await desk.accept({ email: 'ANA@example.com' });
  const stranger = await desk.accept({ email: 'bo@example.com' });
  const askToErase = async (target: Reference) => (await desk.press(linkTo(target), 'erase')).body;
  const question = await askToErase(first);
  expect(question).toContain(fill(copy.erase.all, { count: 2 }));
  const confirm = (target: Reference, page: string, act: string, by = 'AM') =>
    desk.post(linkTo(target), { ...formOf(page, act), by });
  expect((await confirm(first, question, 'erase-inquiry', ' ')).statusCode).toBe(422);
  expect(await desk.store.find(first)).not.toBeNull();
  const erasure = await confirm(first, question, 'erase-inquiry');
  expect(erasure.body).toContain(fill(copy.erase.done, { inquiries: 1, mails: 2 }));
  const erasedPage = await desk.get(linkTo(first));
  expect([erasedPage.statusCode, erasedPage.body.includes(copy.gone.title)]).toEqual([404, true]);
  expect(unescapeHtml(erasedPage.body)).toContain(`href="${linkTo('list')}"`);
  const lateNote = await desk.post(linkTo(first), { act: 'note', by: 'AM', text: 'They calls <again>' });
  expect([lateNote.statusCode, lateNote.body.includes('They calls &lt;again&gt;')]).toEqual([404, true]);
  const olderQuestion = await askToErase(second);
  await desk.accept({ email: 'ana@example.com' });
  const erasureOfPerson = await confirm(second, olderQuestion, 'erase-person');
  expect([
    erasureOfPerson.statusCode,
    erasureOfPerson.body.includes(fill(copy.erase.all, { count: 2 })),
  ]).toEqual([409, true]);
  const all = await confirm(second, erasureOfPerson.body, 'erase-person');
  expect(all.body).toContain(fill(copy.erase.done, { inquiries: 2, mails: 4 }));
  expect(await desk.store.list({})).toMatchObject([{ reference: stranger }]);
});
