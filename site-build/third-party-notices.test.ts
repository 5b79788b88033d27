import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licenseFile, noticesFile, noticesText, writeNotices } from './third-party-notices.ts';

const react = { name: 'react', version: '1.0.0', identifier: 'MIT', text: 'Copyright somebody\r\n\r\nMIT' };
const font = { name: 'serif', version: '2.0.0', identifier: 'OFL-1.1', text: 'Copyright the project' };

it.each([
  [[{ name: 'react', version: '1.0.0' }], [font], 'react 1.0.0: published without a licence text'],
  [[react], [{ ...font, text: ' ' }], 'serif 2.0.0: published without a licence text'],
  [[react], [], 'No licence information'],
])('the build fails if anything published lacks a licence text', (scripts, fonts, words) => {
  expect(() => noticesText(scripts, fonts)).toThrow(words);
});

it('all font files have a licence with its copyright line', async () => {
  const cuts = await readdir('public/fonts');
  const client = await mkdtemp(join(tmpdir(), 'notices-'));
  await mkdir(join(client, '.vite'));
  await mkdir(join(client, 'fonts'));
  await writeFile(join(client, licenseFile), JSON.stringify([react]));
  for (const cut of cuts) await writeFile(join(client, 'fonts', cut), '');
  await writeNotices(client);
  const text = await readFile(join(client, noticesFile), 'utf8');
  expect(text).toMatch(/^Copyright 20\d\d The Figtree Project Authors/m);
  expect(text).toMatch(/^Copyright 20\d\d The League Spartan Project Authors/m);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(text).toContain('react 1.0.0 (MIT)\n\nCopyright somebody\n\nMIT\n');
  await rm(client, { recursive: true });
});
