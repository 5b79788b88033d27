import { expect, it } from 'vitest';
import { withoutPostgresql } from '../support/postgresql.ts';
import { killRounds } from './kill.ts';

const cases = [
  { kind: 'sqlite', rounds: 20 },
  { kind: 'postgresql', rounds: 5 },
] as const;

it.for(cases)(
  'a server on $kind keeps what it acknowledged, once, however often it is killed',
  {
    timeout: 300_000,
  },
  async ({ kind, rounds }, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql);
    const { acknowledged, repeated, held, faults } = await killRounds(kind, rounds);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10 * rounds);
    expect(repeated).toBeGreaterThan(0);
    expect(held).toBeGreaterThanOrEqual(acknowledged);
  },
);
