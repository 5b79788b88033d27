import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killRounds } from '../../../tests/support/kill.ts';

it('keeps what it acknowledged through kill -9, once, with both mails', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  const database = { kind: 'sqlite', file: join(folder, 'inquiries.sqlite') } as const;
  const report = await killRounds({ database, rounds: 4 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(4);
  expect(report.repeated).toBeGreaterThan(0);
  expect(report.held).toBeGreaterThanOrEqual(report.acknowledged);
  await rm(folder, { recursive: true });
});
