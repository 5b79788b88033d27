import { expect, it } from 'vitest';
import { schedulePath } from '../../../domain/announced.ts';
import { type ScheduleException, exceptions as sourceExceptions } from '../../../domain/exceptions.ts';
import { allLocales } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import { liveApp, noon } from '../../../tests/support/live-app.ts';

const closed: ScheduleException = { from: '2026-11-24', closed: true, reason: 'weather' };
const ended: ScheduleException = { ...closed, from: '2026-11-20', to: '2026-11-22' };

it('the exceptions of source and office that have not ended are public and cached for a minute, with their notices in every language', async () => {
  const live = await liveApp();
  const get = () => live.app.inject({ url: schedulePath });
  live.clock.now = new Date('2026-11-23T12:00:00Z');
  const { exceptions } = (await get()).json();
  expect(exceptions).toEqual(sourceExceptions.filter(({ from, to = from }) => to >= '2026-11-23'));
  for (const [revision, exception] of [ended, closed].entries())
    await live.store.announce(exception, revision, { actedAt: noon, initials: 'AM' });
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const announced = answer.json();
  expect(announced.exceptions).toEqual([...exceptions, closed]);
  expect(Object.keys(announced.notices)).toEqual([...allLocales]);
  for (const locale of allLocales)
    expect(announced.notices[locale]).toContainEqual(
      expect.objectContaining({
        until: closed.from,
        lines: expect.arrayContaining([expect.stringContaining(words[locale].reasons.weather)]),
      }),
    );
  live.clock.now = new Date('2026-11-25T12:00:00Z');
  expect((await get()).json().exceptions).not.toContainEqual(closed);
  live.store.down = true;
  expect((await get()).statusCode).toBe(503);
});
