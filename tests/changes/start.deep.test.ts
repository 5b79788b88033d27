/** `npm start` and builds where something goes wrong. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
afterAll(() => copy.remove());
const seconds = 120_000;

const variables = { PATH: process.env['PATH'], LANGUAGES: 'en', PORT: '0' };

/** Runs `npm start` until it serves. */
async function start() {
  const child = spawn(process.execPath, ['tools/start.ts'], { cwd: copy.folder, env: variables });
  onTestFinished(() => void child.kill());
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => {
      lines.push(line);
      if (/ is at http/.test(line)) child.emit('serving');
    });
  await Promise.race([once(child, 'serving'), once(child, 'close')]);
  return lines.join('\n');
}

it('two builds at once are one, and everybody may read it', { timeout: seconds }, async () => {
  const build = async () => {
    const command = ['-c', 'umask 077; exec "$0" site-build/site.ts', process.execPath];
    const child = spawn('sh', command, { cwd: copy.folder, env: variables });
    let text = '';
    child.stdout.on('data', data => (text += data));
    const [code] = await once(child, 'close');
    return { code, text };
  };
  const both = await Promise.all([build(), build()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ text }) => text.includes('Building the site…'))).toHaveLength(1);
  for (const name of readdirSync(join(copy.folder, 'dist'), { recursive: true }))
    expect(statSync(join(copy.folder, 'dist', String(name))).mode & 0o44, String(name)).toBe(0o44);
});

it.each<[string, RegExp, () => void, () => void]>([
  [
    'the folder cannot be written',
    /"dist" cannot be written: /,
    () => {
      copy.change('domain/park.ts', "town: '", "town: 'New ");
      rmSync(join(copy.folder, '.cache'), { recursive: true });
      copy.write('.cache', '');
    },
    () => {
      copy.change('domain/park.ts', "town: 'New ", "town: '");
      rmSync(join(copy.folder, '.cache'));
    },
  ],
  [
    'a fact is wrong',
    /closes/,
    () => copy.change('domain/park.ts', "closes: '18:00'", "closes: '08:00'"),
    () => {},
  ],
])('the last build is served if %s', { timeout: seconds }, async (_, reason, breakIt, mend) => {
  breakIt();
  const said = await start();
  expect(said).toMatch(reason);
  expect(said).toContain('Serving the last build');
  mend();
});
