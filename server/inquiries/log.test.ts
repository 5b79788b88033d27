import { expect, it } from 'vitest';
import { liveApp } from '../../tests/support/live-app.ts';
import { describeError } from './log.ts';

it('LOG=events logs no requests', async () => {
  const { app, log } = liveApp({ log: 'events' });
  await app.inject('/');
  expect(log).toEqual([]);
});

it('describes an error by class and location, never by its message', () => {
  const at = expect.stringContaining('log.test.ts');
  const error = new TypeError('hannah@example.com\n    at Hannah');
  expect(describeError(Object.assign(error, { code: 'ERR_X' }))).toEqual({
    error: 'TypeError',
    code: 'ERR_X',
    at,
  });
  expect(describeError(Object.assign(error, { code: 'hannah@example.com' }))).toEqual({
    error: 'TypeError',
    at,
  });
  expect(describeError('hannah')).toEqual({ error: 'string' });
});
