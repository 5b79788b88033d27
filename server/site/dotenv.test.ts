import { execFile } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-store.ts';

it('server and command line read the project’s .env from any working directory; variables that are set win', async () => {
  const folder = await temporaryFolder();
  for (const part of ['package.json', 'server', 'domain', 'i18n', 'content'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.env'), 'INQUIRIES=live\r\nOFFICE_EMAIL="nobody" # a remark\r\n');
  const run = (script: string, env = {}) =>
    promisify(execFile)(process.execPath, [join(folder, script), 'list'], { cwd: tmpdir(), env });
  for (const script of ['server/main.ts', 'server/inquiries/cli/run-command.ts'])
    await expect(run(script)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^OFFICE_EMAIL is "nobody"/),
    });
  await expect(run('server/main.ts', { OFFICE_EMAIL: 'another' })).rejects.toThrow(
    'OFFICE_EMAIL is "another"',
  );
});
