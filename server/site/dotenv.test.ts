import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { ProjectCopy } from '../../tests/support/project-copy.ts';
import { loadDotEnv } from './dotenv.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dotenv-'));
  file = join(folder, '.env');
});
afterEach(() => rm(folder, { recursive: true }));

async function loaded(content: string, variables: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  await writeFile(file, content);
  loadDotEnv(variables, file);
  return variables;
}

it('.env adds variables missing from the environment; it is optional, and tests ignore it', async () => {
  expect(await loaded('PORT=4000\nHOST=::1\nLOG=events', { PORT: '5000', LOG: '' })).toEqual({
    PORT: '5000',
    HOST: '::1',
    LOG: '',
  });
  const variables = {};
  loadDotEnv(variables, join(folder, 'nowhere'));
  expect(variables).toEqual({});
  const test = { npm_lifecycle_event: 'test' };
  expect(await loaded('A=1\nbroken', { ...test })).toEqual(test);
});

it.each([
  ['# a remark\n\n  \nA=1', '1'],
  ['\ufeffA=1', '1'],
  ['A=1\r\nB=2\r\n', '1'],
  ['  export A = 1 # remark', '1'],
  ['A="a # b" # remark', 'a # b'],
  ["A='smtp://u:p#q@h:25'", 'smtp://u:p#q@h:25'],
])('.env may contain %j', async (content, value) => {
  expect((await loaded(content))['A']).toBe(value);
});

it.each([
  ['A=1\nPORT 4000', 'line 2: it must look like NAME=value'],
  ['\n\nA="secret', 'line 3: the quotation mark " is not closed.'],
  ['A="secret"x', 'line 1: unexpected text after'],
  ['SMTP_URL=smtp://u:secret#q@h', 'line 1: a value with # in it must be in quotation marks.'],
])('.env must not contain %j', async (content, words) => {
  const attempt = loaded(content);
  await expect(attempt).rejects.toThrow(`${file}, ${words}`);
  await expect(attempt).rejects.not.toThrow('secret');
});

it('server and command line read the project’s .env from any working directory', async () => {
  const copy = new ProjectCopy(['package.json', 'server', 'domain', 'i18n', 'content']);
  onTestFinished(() => copy.remove());
  await writeFile(file, 'INQUIRIES=live\nOFFICE_EMAIL=another\n');
  const run = async (script: string) => {
    const child = spawn(process.execPath, [join(copy.folder, script), 'outbox'], { cwd: folder, env: {} });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { said, code };
  };
  copy.write('.env', 'INQUIRIES=live\nOFFICE_EMAIL=nobody\n');
  for (const ran of await Promise.all(['server/main.ts', 'server/inquiries/cli/main.ts'].map(run)))
    expect(ran).toEqual({ said: expect.stringMatching(/^OFFICE_EMAIL is "nobody"[^\n]*\n$/), code: 1 });
  copy.write('.env', 'INQUIRIES\n');
  const said = expect.stringMatching(/^\/.*\.env, line 1: [^\n]*\n$/);
  expect(await run('server/main.ts')).toEqual({ said, code: 1 });
});
