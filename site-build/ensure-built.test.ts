import { expect, it } from 'vitest';
import type { Day } from '../domain/day.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import { createFingerprint } from './ensure-built.ts';

it('a build becomes stale in the next month without changes', async () => {
  const on = (today: Day) => createFingerprint(readSiteSettings({}), today);
  expect(await on('2026-11-30')).toBe(await on('2026-11-01'));
  expect(await on('2026-12-01')).not.toBe(await on('2026-11-30'));
  expect(await on('2027-11-30')).not.toBe(await on('2026-11-30'));
});
