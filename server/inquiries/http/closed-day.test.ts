import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { toInstant } from '../../../domain/park-time.ts';
import { words } from '../../../i18n/words.ts';
import { exampleDraft, message } from '../../../tests/support/example-inquiry.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { problemOf } from '../../../tests/support/problems.ts';
import { explainRefusal } from './explain-refusal.ts';

const christmas = '2026-12-25';
const atChristmas = { ...message, visitDate: christmas };
const closing: ScheduleException = {
  from: '2026-12-24',
  to: '2026-12-26',
  closed: true,
  reason: 'christmas',
};

it('a closed day is rejected with the reason, along with other errors', async () => {
  const { post, store } = liveApp();
  store.exceptions = [closing];
  const closed = { pointer: '/visitDate', code: 'closed' };
  const detail = `The park is closed on ${christmas}: ${words.en.reasons.christmas}.`;
  expect(problemOf(await post(atChristmas), 422)).toMatchObject({ errors: [{ ...closed, detail }] });
  const answer = await post({ ...message, email: 'x', visitDate: '24/12/2026' });
  expect(problemOf(answer, 422)).toMatchObject({ errors: [{ code: 'malformed' }, closed] });
  expect(store.submissions).toHaveLength(0);
  expect((await post({ ...message, visitDate: '2026-12-27' })).statusCode).toBe(201);
  store.exceptions = [];
  expect((await post(atChristmas, { 'idempotency-key': randomUUID() })).statusCode).toBe(201);
});

it('an inquiry for today is accepted until midnight, also once the park has closed', async () => {
  const { post, clock, store } = liveApp();
  const midnight = toInstant(message.visitDate, '24:00');
  clock.now = midnight;
  expect(problemOf(await post(message), 422)).toMatchObject({ errors: [{ code: 'past' }] });
  clock.now = new Date(midnight.getTime() - 1);
  expect((await post(message)).statusCode).toBe(201);
  clock.now = midnight;
  expect((await post(message)).statusCode).toBe(201);
  expect(store.submissions).toHaveLength(1);
});

it('a replayed inquiry is accepted even if its day was closed meanwhile', async () => {
  const { post, store } = liveApp();
  const first = await post(atChristmas);
  expect(first.statusCode).toBe(201);
  store.exceptions = [closing];
  const again = await post(atChristmas);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  problemOf(await post(atChristmas, { 'idempotency-key': randomUUID() }), 422);
  expect(store.submissions).toHaveLength(1);
});

it('a closed day is named in the response to a plain form post', () => {
  const draft = { ...exampleDraft, visitDate: '25/12/2026' };
  const errors = { visitDate: 'closed' } as const;
  const closed = { day: christmas, reason: 'christmas' } as const;
  expect(explainRefusal('en', draft, { outcome: 'invalid', errors, closed }).errors).toEqual({
    visitDate: 'The park is closed on December 25, 2026 (Christmas). Choose another day',
  });
});
