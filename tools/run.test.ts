import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const nodePackage = `node-${process.platform}-${process.arch}`;
const platform = { os: [process.platform], cpu: [process.arch] };
const version = process.versions.node;

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const installs = () => readFileSync(join(folder, 'installs'), 'utf8').trim().split('\n');

/** Stands for npm: records its options, and installs what `package-lock.json` lists, but no Node. */
const npm = `
import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const path of Object.keys(packages)) if (path) mkdirSync(path, { recursive: true });
cpSync('package-lock.json', 'node_modules/.package-lock.json');
process.exitCode = Number(process.env.NPM_STATUS ?? 0);
`;

const lockfile = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['tools/run.mjs', 'site-build/lock.mjs']) cpSync(file, join(folder, file));
  const optionalDependencies = { [nodePackage]: version };
  write('package.json', JSON.stringify({ type: 'module', optionalDependencies }));
  lockfile({
    '': {},
    'node_modules/site': { version: '1.0.0' },
    'node_modules/test': { version: '1.0.0', dev: true },
  });
  write('npm-cli.js', npm);
  write('program.ts', `const text: string = process.argv.slice(2).join(' '); console.log('ran ' + text);`);
});

/** Runs the launcher in the folder. */
const run = (args: string[], variables: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>(resolve => {
    const env = { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm-cli.js'), ...variables };
    const child = execFile(
      process.execPath,
      ['tools/run.mjs', ...args],
      { cwd: folder, env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });

const start = ['--install=production', 'program.ts', 'now'];

describe('the launcher', () => {
  it('installs once, then runs the program with its arguments', async () => {
    expect(await run(start)).toEqual({ code: 0, text: 'Installing dependencies…\nran now\n' });
    expect(await run(start)).toEqual({ code: 0, text: 'ran now\n' });
    expect(installs()).toHaveLength(1);
    expect(installs()[0]).toMatch(/^ci --omit=dev .*--ignore-scripts.*--engine-strict=false/);
  });

  it('leaves a complete installation as it is, whoever made it', async () => {
    await run(['--install', 'program.ts']);
    expect(installs()[0]).toMatch(/^ci --include=dev /);
    await run(start);
    await run(['program.ts']);
    expect(installs()).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['the lockfile has changed', () => lockfile({ 'node_modules/site': { version: '1.0.1' } })],
    [
      'it was made on another platform',
      () => lockfile({ 'node_modules/binding': { version: '1.0.0', optional: true, ...platform } }),
    ],
    ['a folder is missing', () => rmSync(join(folder, 'node_modules/site'), { recursive: true })],
    ['it was cut off', () => rmSync(join(folder, 'node_modules/.package-lock.json'))],
  ])('installs again if %s', async (_, change) => {
    await run(start);
    change();
    expect((await run(start)).text).toContain('ran now');
    expect(installs()).toHaveLength(2);
  });

  it('does not miss what is for other platforms', async () => {
    const elsewhere = { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] };
    await run(start);
    lockfile({ 'node_modules/site': { version: '1.0.0' }, 'node_modules/binding': elsewhere });
    await run(start);
    expect(installs()).toHaveLength(1);
  });

  it('installs once for two commands at once', async () => {
    const both = await Promise.all([run(start), run(start)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(installs()).toHaveLength(1);
    expect(existsSync(join(folder, '.cache/install.lock'))).toBe(false);
  });

  it('does not wait for a command that was killed', async () => {
    const { pid } = await new Promise<{ pid: number }>(resolve => {
      const child = execFile(process.execPath, ['-e', ''], () => resolve({ pid: child.pid ?? 0 }));
    });
    await run(start);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    cpSync(join(folder, 'package.json'), join(folder, '.cache/install.lock'));
    write('.cache/install.lock', String(pid));
    expect((await run(start)).code).toBe(0);
  });

  it('explains what is missing', async () => {
    expect(await run(['program.ts'])).toEqual({
      code: 1,
      text: 'The dependencies are not installed. Run npm ci first.\n',
    });
    expect(await run(start, { NPM_STATUS: '1' })).toEqual({
      code: 1,
      text: 'Installing dependencies…\nThe dependencies could not be installed; npm says why above.\n',
    });
    expect(await run(start, { npm_execpath: '', PATH: '/nowhere' })).toMatchObject({ code: 0 });
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect((await run(start, { npm_execpath: '', PATH: '/nowhere' })).text).toMatch(
      /npm cannot be run: .*ENOENT/,
    );
    write('package.json', JSON.stringify({ optionalDependencies: { [nodePackage]: '999.0.0' } }));
    expect((await run(start)).text).toMatch(/Node 999 or newer is needed, and this is Node \d/);
  });

  it('ends with the exit code of the program', async () => {
    write('program.ts', 'process.exitCode = 3;');
    expect((await run(start)).code).toBe(3);
  });
});
