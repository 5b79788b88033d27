import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import { openForServer } from './open.ts';

it('a server does not start with a database that only the owner can mend', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const file = join(folder, 'inquiries.sqlite');
  writeFileSync(folder, '');
  const opening = openForServer({ kind: 'sqlite', file }, () => {});
  await expect(opening).rejects.toThrow(SettingError);
  await expect(opening).rejects.toThrow(`DATA_DIR: "${file}" cannot be written: `);
  expect(existsSync(file)).toBe(false);
});
