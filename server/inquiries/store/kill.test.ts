import { expect, it } from 'vitest';
import { killRounds } from '../../../tests/campaign/kill.ts';

it('keeps what the server acknowledged through kill -9, once, with both mails', async () => {
  const { acknowledged, repeated, held, faults } = await killRounds('sqlite', 2);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  expect(repeated).toBeGreaterThan(0);
  expect(held).toBeGreaterThanOrEqual(acknowledged);
});
