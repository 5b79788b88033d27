import { expect, it } from 'vitest';
import { schedulePath } from '../../../domain/announced.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { withAnnouncements } from './read-schedule-facts.ts';
import { createScheduleAnswer } from './schedule-answer.ts';

const get = ({ app }: ReturnType<typeof liveApp>) => app.inject({ url: schedulePath });
const day = '2026-11-21';

it('announcements are public and cached for a minute', async () => {
  const live = liveApp();
  const nothing = await get(live);
  expect(nothing.statusCode).toBe(200);
  expect(nothing.json()).toEqual(createScheduleAnswer(withAnnouncements([]), day));
  expect(nothing.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=60',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  live.store.exceptions = [{ from: day, closed: true, reason: 'weather' }];
  expect((await get(live)).json()).toEqual(
    createScheduleAnswer(withAnnouncements(live.store.exceptions), day),
  );
  live.clock.now = new Date('2026-11-22T12:00:00Z');
  expect((await get(live)).json()).toEqual(nothing.json());
});

it('announcements are unavailable with the store', async () => {
  const live = liveApp();
  await get(live);
  live.store.down = true;
  expect((await get(live)).statusCode).toBe(503);
});
