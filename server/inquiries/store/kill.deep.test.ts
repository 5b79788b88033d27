import { it } from 'vitest';
import { withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { expectToSurviveKills } from './contract/kill.ts';

it.for(['sqlite', 'postgresql'] as const)(
  'every acknowledged inquiry survives a hundred kill -9, once, with both mails (%s)',
  { timeout: 300_000 },
  async (kind, { skip }) => {
    skip(kind === 'postgresql' && withoutPostgresql());
    await expectToSurviveKills(kind, 100);
  },
);
