import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog, describeError, logRequests } from './log.ts';
import { StoreUnavailable } from './store/records.ts';

it('logs requests as lines of JSON, without queries and unknown paths', async () => {
  const lines: string[] = [];
  const log = createLog(
    line => lines.push(line),
    () => new Date('2026-11-20T12:00:00Z'),
  );
  const app = Fastify();
  logRequests(app, path => path === '/contact', log);
  for (const url of ['/contact?email=hannah@example.com', '/hannah@example.com']) await app.inject(url);
  const request = { time: '2026-11-20T12:00:00.000Z', level: 'info', event: 'request', method: 'GET' };
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { ...request, path: '/contact', status: 404 },
    { ...request, path: '(unknown)', status: 404 },
  ]);
  expect(lines.join()).not.toContain('hannah');
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
