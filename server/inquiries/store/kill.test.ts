import { expect, it } from 'vitest';
import { killRounds } from '../../../tests/stress/kill.ts';

it('keeps what the server acknowledged through kill -9, once, with both mails', {
  timeout: 90_000,
}, async () => {
  expect(await killRounds('sqlite', 2)).toEqual([]);
});
