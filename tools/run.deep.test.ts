import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const installs = () => readFileSync(join(folder, 'installs'), 'utf8').trim().split('\n');
const lockfile = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));

/** A fake npm: records its options and creates the folders that the lockfile lists, but no Node. */
const npm = `
import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const path of Object.keys(packages)) if (path) mkdirSync(path, { recursive: true });
cpSync('package-lock.json', 'node_modules/.package-lock.json');
process.exitCode = Number(process.env.NPM_STATUS ?? 0);
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('tools/run.mjs', join(folder, 'run.mjs'));
  const optionalDependencies = { 'node-bin': process.versions.node };
  write('package.json', JSON.stringify({ type: 'module', optionalDependencies }));
  lockfile({
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', dev: true },
  });
  write('npm-cli.js', npm);
  write(
    'program.ts',
    `const text: string = process.argv[2]; console.log('ran ' + text); process.exitCode = 3;`,
  );
});

const run = (option: string, variables: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>(resolve => {
    const env = { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm-cli.js'), ...variables };
    const child = execFile(
      process.execPath,
      ['run.mjs', option, 'program.ts', 'now'],
      { cwd: folder, env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });

it('installs once, and again when the lockfile has changed, and runs the program', async () => {
  expect(await run('--include=dev')).toEqual({ code: 3, text: 'Installing dependencies…\nran now\n' });
  expect(await run('--omit=dev')).toEqual({ code: 3, text: 'ran now\n' });
  expect(installs()).toEqual([expect.stringMatching(/^ci --include=dev .*--include=optional/)]);
  lockfile({ 'node_modules/a': { version: '1.0.1' } });
  expect((await run('--omit=dev')).text).toContain('ran now');
  expect(installs()).toHaveLength(2);
});

it('explains what is missing', async () => {
  expect((await run('--omit=dev', { NPM_STATUS: '1' })).text).toContain('could not be installed');
  write('package.json', JSON.stringify({ optionalDependencies: { 'node-bin': '999.0.0' } }));
  expect((await run('--omit=dev')).text).toContain('install Node');
});
