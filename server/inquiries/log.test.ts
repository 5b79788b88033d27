import { expect, it } from 'vitest';
import { liveApp, noon } from '../../tests/support/live-app.ts';
import { createLog, describeError } from './log.ts';

it('is a line of JSON an event', () => {
  const lines: string[] = [];
  const log = createLog(
    line => lines.push(line),
    () => noon,
  );
  log('mail sent', { mail: 7 });
  log('mail dead', { mail: 8 }, 'error');
  expect(lines).toEqual([
    '{"time":"2026-11-20T12:00:00.000Z","level":"info","event":"mail sent","mail":7}',
    '{"time":"2026-11-20T12:00:00.000Z","level":"error","event":"mail dead","mail":8}',
  ]);
});

it('tells nothing of requests where it is to tell of events alone', async () => {
  const { app, log } = liveApp({ log: 'events' });
  await app.inject('/');
  expect(log).toEqual([]);
});

it('tells of an error its kind and place, never its message', () => {
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
