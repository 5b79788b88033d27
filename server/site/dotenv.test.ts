import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-store.ts';
import { readDotEnv } from './dotenv.ts';

it('server and command line read the project’s .env from any working directory; variables that are set win', async () => {
  const folder = await temporaryFolder();
  for (const part of ['package.json', 'server', 'domain', 'i18n', 'content'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.env'), '\ufeffINQUIRIES=live\r\nOFFICE_EMAIL="nobody" # a remark\r\n');
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
  // Docker mounts a missing file as a folder.
  rmSync(join(folder, '.env'));
  mkdirSync(join(folder, '.env'));
  await expect(run('server/main.ts')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^\.env cannot be read: EISDIR/),
  });
});

it.each([
  ['INQUIRES=live', 'line 2: "INQUIRES" is no setting'],
  ['export inquiries = live', 'line 2: "inquiries" is no setting'],
  ['\u00a0INQUIRIES=live', 'line 2: "\u00a0INQUIRIES" is'],
  ['INQUIRIES: live', 'must look like NAME=value'],
])('.env must not have the line %s', (line, message) => {
  expect(() => readDotEnv(Buffer.from(`PORT=3000\n${line}\n`))).toThrow(message);
});

it.each(['\ufeffPORT=1', 'PORT=1'])('.env must not be in UTF-16: %j', text => {
  expect(() => readDotEnv(Buffer.from(text, 'utf16le'))).toThrow('the encoding UTF-8');
});
