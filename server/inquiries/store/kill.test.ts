import { it } from 'vitest';
import { expectToSurviveKills } from './contract/kill.ts';

it('every acknowledged inquiry survives kill -9, once, with both mails', { timeout: 60_000 }, () =>
  expectToSurviveKills('sqlite', 2),
);
