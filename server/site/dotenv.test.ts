import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ProjectCopy } from '../../tests/support/project-copy.ts';
import { loadDotEnv } from './dotenv.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dotenv-'));
  file = join(folder, '.env');
});
afterEach(() => rm(folder, { recursive: true }));

async function loaded(text: string, variables: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  await writeFile(file, text);
  loadDotEnv(variables, file);
  return variables;
}

describe('the file .env', () => {
  it('adds settings, and those of the environment win, empty ones too', async () => {
    expect(await loaded('PORT=4000\nHOST=::1\nLOG=events', { PORT: '5000', LOG: '' })).toEqual({
      PORT: '5000',
      HOST: '::1',
      LOG: '',
    });
  });

  it('need not be there', () => {
    const variables = {};
    loadDotEnv(variables, join(folder, 'nowhere'));
    expect(variables).toEqual({});
  });

  it.each([
    ['# a remark\n\n  \nA=1', '1'],
    ['\ufeffA=1', '1'],
    ['A=1\r\nB=2\r\n', '1'],
    ['  export A = 1 # remark', '1'],
    ['A="a # b" # remark', 'a # b'],
    ["A='smtp://u:p#q@h:25'", 'smtp://u:p#q@h:25'],
    ["A=it's", "it's"],
    ['A=x=y', 'x=y'],
    ['A=', ''],
  ])('may say %j', async (text, value) => {
    expect((await loaded(text))['A']).toBe(value);
  });

  it.each([
    ['A=1\nPORT 4000', 'line 2: it must look like NAME=value'],
    ['PORT: 4000', 'line 1: it must look like'],
    ['=4000', 'line 1: it must look like'],
    ['MAIL-FROM=x', 'line 1: it must look like'],
    ['\n\nA="secret', 'line 3: the quotation mark " is not closed.'],
    ['A="secret"x', 'line 1: something stands behind'],
    ['SMTP_URL=smtp://u:secret#q@h', 'line 1: a value with # in it must stand in quotation marks.'],
  ])('may not say %j', async (text, words) => {
    const attempt = loaded(text);
    await expect(attempt).rejects.toThrow(`${file}, ${words}`);
    await expect(attempt).rejects.not.toThrow('secret');
  });

  it('is not read by tests', async () => {
    expect(await loaded('A=1\nbroken', { npm_lifecycle_event: 'test' })).toEqual({
      npm_lifecycle_event: 'test',
    });
  });

  it.each(['server/main.ts', 'server/inquiries/office/main.ts'])(
    'of the project is read by %s, from whatever folder it is run',
    { timeout: 30_000 },
    async script => {
      const copy = new ProjectCopy(['package.json', 'server', 'domain', 'i18n', 'content']);
      onTestFinished(() => copy.remove());
      copy.write('.env', 'INQUIRIES=live\nOFFICE_EMAIL=nobody\n');
      await writeFile(file, 'INQUIRIES=live\nOFFICE_EMAIL=another\n');
      const command = [join(copy.folder, script), 'list'];
      const run = () => spawnSync(process.execPath, command, { cwd: folder, env: {}, encoding: 'utf8' });
      expect(run().stderr).toMatch(/^OFFICE_EMAIL is "nobody"[^\n]*\n$/);
      copy.write('.env', 'INQUIRIES\n');
      expect(run()).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^\/.*\.env, line 1: [^\n]*\n$/),
      });
    },
  );
});
