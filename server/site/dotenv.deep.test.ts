import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { ProjectCopy } from '../../tests/support/project-copy.ts';

it('server and command line read the project’s .env from any working directory; variables that are set win', async () => {
  const copy = new ProjectCopy(['package.json', 'server', 'domain', 'i18n', 'content']);
  onTestFinished(() => copy.remove());
  copy.write('.env', 'INQUIRIES=live\nOFFICE_EMAIL="nobody" # a remark\n');
  const run = async (script: string, env = {}) => {
    const child = spawn(process.execPath, [join(copy.folder, script), 'list'], { cwd: tmpdir(), env });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { said, code };
  };
  const wrong = (email: string) => ({
    said: expect.stringMatching(new RegExp(`^OFFICE_EMAIL is "${email}"[^\n]*\n$`)),
    code: 1,
  });
  expect(await run('server/main.ts')).toEqual(wrong('nobody'));
  expect(await run('server/inquiries/cli/main.ts')).toEqual(wrong('nobody'));
  expect(await run('server/main.ts', { OFFICE_EMAIL: 'another' })).toEqual(wrong('another'));
});
