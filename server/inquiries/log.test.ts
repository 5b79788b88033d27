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

it('tells of requests what was asked and answered, and no word of a visitor; or of events alone', async () => {
  for (const log of ['requests', 'events'] as const) {
    const live = liveApp({ log });
    await live.app.inject('/?name=Hannah');
    await live.app.inject({ method: 'HEAD', url: '/Hannah' });
    await live.app.inject({ method: 'POST', url: '/', headers: { cookie: 'Hannah' }, payload: 'Hannah' });
    const lines = live.log.map(line => line.replace(/"ms":\d+/, '"ms":0'));
    expect(lines).toEqual(
      log === 'events'
        ? []
        : [
            'request {"method":"GET","path":"/","status":200,"ms":0}',
            'request {"method":"HEAD","path":"(unknown)","status":404,"ms":0}',
            'request {"method":"POST","path":"/","status":405,"ms":0}',
          ],
    );
  }
});

it('tells of an error its kind and place, never its message', () => {
  const error = Object.assign(new TypeError('hannah@example.com\n    at Hannah'), { code: 'ERR_X' });
  const told = describeError(error);
  expect(told).toEqual({ error: 'TypeError', code: 'ERR_X', at: expect.stringContaining('log.test.ts') });
  expect(
    JSON.stringify(describeError(Object.assign(new Error('x'), { code: 'hannah@example.com' }))),
  ).not.toContain('hannah');
  expect(describeError('hannah')).toEqual({ error: 'string' });
});
