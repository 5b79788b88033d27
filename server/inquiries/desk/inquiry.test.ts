import { expect, it } from 'vitest';
import { deskForEach, formOf, linkCookie, now } from '../../../tests/support/desk-app.ts';
import { desk as copy, fill } from '../../../tests/support/english.ts';
import type { Reference } from '../store/records.ts';

const signature = { actedAt: now, initials: 'AM', text: '' } as const;

const desk = deskForEach();
const kindsOf = async (reference: Reference) =>
  (await desk.store.listEvents(reference)).map(({ kind }) => kind);

it('an action is recorded with time and initials, which the browser remembers', async () => {
  const { reference, path } = await desk.accept();
  const answered = await desk.press(path, 'answered', {
    initials: ' AM ',
    note: 'Sent the prices\r\nand a map',
  });
  expect([answered.statusCode, answered.headers.location]).toEqual([303, `${path}?done=answered`]);
  expect((await desk.get(`${path}?done=answered`)).body).toContain(`role="status">${copy.done.answered}`);
  expect((await desk.get(`${path}?done=__proto__`)).body).not.toContain('role="status"');
  expect(await desk.store.find(reference)).toMatchObject({ answeredAt: now });
  expect(await desk.store.listEvents(reference)).toEqual([
    { ...signature, kind: 'note', text: 'Sent the prices\nand a map' },
    { ...signature, kind: 'answered' },
  ]);
  const [initials] = String(answered.headers['set-cookie']).split(';');
  expect((await desk.get(path, { cookie: `a=b; ${linkCookie}; ${initials}` })).body).toContain(
    'name="initials" value="AM"',
  );
  for (const invalid of ['%', 'x'.repeat(99)])
    expect((await desk.get(path, { cookie: `${linkCookie}; desk-initials=${invalid}` })).body).toContain(
      'name="initials" value=""',
    );
});

it('an answered inquiry can be answered again and reopened, and spam can be reopened', async () => {
  const { reference, path } = await desk.accept({}, { receivedAt: '2026-11-14T12:00:00Z' });
  const actions = ['answered', 'answered', 'reopened', 'spam', 'reopened'] as const;
  for (const action of actions) expect((await desk.press(path, action)).statusCode).toBe(303);
  expect(await kindsOf(reference)).toEqual(actions);
  expect(await desk.store.find(reference)).toMatchObject({ answeredAt: null, spamAt: null });
  const { body } = await desk.get(path);
  expect(body).toContain('class="chip open"');
  expect(body).toContain('datetime="2026-11-21T12:00:00.000Z"');
});

const { initials, initialsTooLong, lostLetters, note, noteTooLong } = copy.errors;
it.each<[string, number, Record<string, string>, string]>([
  ['without initials', 422, { action: 'answered', initials: '', note: 'My note' }, initials],
  ['with blank initials', 422, { initials: ' \u00a0', note: 'My note' }, initials],
  ['with a full name', 422, { initials: 'Ana María Pérez', note: 'My note' }, initialsTooLong],
  ['with an empty note', 422, { note: ' \u0000\n' }, note],
  ['with a note that is too long', 413, { note: 'a'.repeat(70_000) }, noteTooLong],
  ['with lost letters', 400, { note: 'My note, Jos\ufffd' }, lostLetters],
  ['if it is unknown', 400, { action: 'constructor' }, ''],
])('an action is rejected %s, and what was typed is shown again', async (_, status, fields, message) => {
  const { reference, path } = await desk.accept();
  const { statusCode, body } = await desk.press(path, 'note', fields);
  expect(statusCode).toBe(status);
  expect(body).toContain(message);
  if (status === 422) expect(body).toContain('aria-invalid="true"');
  if (fields['note']?.includes('My note')) expect(body).toContain('My note');
  expect(await kindsOf(reference)).toEqual([]);
});

it.each<[string, Record<string, string>, kept: string]>([
  ['answered', { note: 'What I typed' }, 'What I typed'],
  ['note', { note: 'What I typed' }, 'What I typed'],
  ['corrected', { phone: '030 99' }, '030 99'],
  ['erase-person', {}, ''],
])('an older page changes nothing and loses no text: %s, %j', async (action, fields, kept) => {
  const { reference, path } = await desk.accept();
  const page = await desk.get(action.startsWith('erase') ? `${path}?erase` : path);
  const form = { ...formOf(page.body, action), ...fields, initials: 'AM' };
  await desk.press(path, 'note', { initials: 'BN', note: 'They call: wait' });
  const before = await desk.store.find(reference);
  const refusal = await desk.post(path, form);
  expect(refusal.statusCode).toBe(409);
  expect(refusal.body).toContain(`role="alert">${copy.errors.changed}`);
  expect(refusal.body).toContain('They call: wait');
  expect(refusal.body).toContain(kept);
  expect(await desk.store.find(reference)).toEqual(before);
  expect(await kindsOf(reference)).toEqual(['note']);
  if (action !== 'note') return;
  await desk.post(path, { ...formOf(refusal.body, action), initials: 'AM' });
  expect(await kindsOf(reference)).toEqual(['note', 'note']);
});

it('mails that were held back or have failed are sent, unless they belong to spam', async () => {
  const held = await desk.accept({}, { isSuspected: true });
  const failed = await desk.accept({ email: 'bo@example.com' });
  const states = async ({ reference }: typeof held) =>
    (await desk.store.listMails(reference)).map(({ state }) => state);
  const hasButton = async ({ path }: typeof held) =>
    (await desk.get(path)).body.includes(copy.release.button);
  expect([await hasButton(held), await hasButton(failed)]).toEqual([true, false]);
  expect((await desk.press(held.path, 'released', { initials: '' })).statusCode).toBe(422);
  expect(await states(held)).toEqual(['waiting', 'held']);
  const released = await desk.press(held.path, 'released');
  expect(released.headers.location).toBe(`${held.path}?done=released`);
  expect(await states(held)).toEqual(['waiting', 'waiting']);
  expect(desk.calls.queued).toBe(1);
  expect(await kindsOf(held.reference)).toEqual(['released']);
  const [{ id } = { id: 0 }] = await desk.store.listMails(failed.reference);
  await desk.store.recordFailure(id, '550 5.1.1', null);
  expect((await desk.get(failed.path)).body).toContain(
    `<b>${copy.inquiry.mailStates.failed}</b> (550 5.1.1)`,
  );
  await desk.press(failed.path, 'spam');
  expect(await hasButton(failed)).toBe(false);
  await desk.press(failed.path, 'reopened');
  await desk.press(failed.path, 'released');
  expect(await states(failed)).toEqual(['waiting', 'waiting']);
});

it('an inquiry or a person is erased after a question', async () => {
  const first = await desk.accept({ email: 'ana@example.com' });
  const second = await desk.accept({ email: 'ANA@example.com' });
  await desk.accept({ email: 'ana@example.com' });
  const stranger = await desk.accept({ email: 'bo@example.com' });
  const question = `${first.path}?erase`;
  expect((await desk.get(question)).body).toContain(fill(copy.erase.all, { count: 3 }));
  expect((await desk.press(question, 'erase-inquiry', { initials: ' ' })).statusCode).toBe(422);
  expect(await desk.store.find(first.reference)).not.toBeNull();
  const erasure = await desk.press(question, 'erase-inquiry');
  expect(erasure.body).toContain(fill(copy.erase.done, { inquiries: 1, mails: 2 }));
  const erasedPage = await desk.get(first.path);
  expect([erasedPage.statusCode, erasedPage.body.includes(copy.gone.title)]).toEqual([404, true]);
  const lateNote = await desk.post(first.path, { action: 'note', note: 'They call <again>' });
  expect([lateNote.statusCode, lateNote.body.includes('They call &lt;again&gt;')]).toEqual([404, true]);
  const erasureOfPerson = await desk.press(`${second.path}?erase`, 'erase-person');
  expect(erasureOfPerson.body).toContain(fill(copy.erase.done, { inquiries: 2, mails: 4 }));
  expect(await desk.store.list({})).toMatchObject([{ reference: stranger.reference }]);
});
