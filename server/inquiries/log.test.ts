import { expect, it } from 'vitest';
import { createLog, describeError } from './log.ts';
import { StoreUnavailable } from './store/records.ts';

it('is written as lines of JSON', () => {
  const lines: string[] = [];
  const log = createLog(
    line => lines.push(line),
    () => new Date('2026-11-20T12:00:00Z'),
  );
  log('mail sent', { mail: 1 });
  expect(lines).toEqual(['{"time":"2026-11-20T12:00:00.000Z","level":"info","event":"mail sent","mail":1}']);
});

it('describes an error by its class and code, never by its message unless the store is unavailable', () => {
  const error = new TypeError('hannah@example.com');
  expect(describeError(Object.assign(error, { code: 'ERR_X' }))).toEqual({
    error: 'TypeError',
    code: 'ERR_X',
  });
  expect(describeError(Object.assign(error, { code: 'hannah@example.com' }))).toEqual({ error: 'TypeError' });
  const unavailable = { error: 'StoreUnavailable', reason: 'The disk is full.' };
  expect(describeError(new StoreUnavailable('The disk is full.'))).toEqual(unavailable);
  expect(describeError('hannah')).toEqual({ error: 'string' });
});
