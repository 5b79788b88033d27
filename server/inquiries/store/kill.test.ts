import { expect, it } from 'vitest';
import { killRounds } from '../../../tests/stress/kill.ts';

it('every acknowledged inquiry survives kill -9, once, with both mails', {
  timeout: 90_000,
}, async () => {
  expect(await killRounds('sqlite', 2)).toEqual([]);
});
