import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { InquiryMode } from '../server/site/settings.ts';
import { loadSite, type SiteTable } from '../server/site/table.ts';
import { carriedEntries, keepEarlier, writeTable } from './carry-over.ts';
import { cacheRule } from './site-files.ts';

const table = (files: readonly string[], inquiryMode: InquiryMode = 'simulated'): SiteTable => ({
  inquiryMode,
  builtOn: '2026-11-20',
  entries: ['index.html', '404.html', ...files].map(file => ({
    path: `/${file.replace(/(index)?\.html$/, '')}`,
    file,
    status: file === '404.html' ? 404 : 200,
    type: 'text/plain',
    cache: cacheRule(file),
    compressed: file.endsWith('.js'),
  })),
});

/** Builds one after the other in the same place, and what the last of them keeps of the others. */
function kept(...builds: SiteTable[]): Record<string, number | undefined> {
  const last = builds.reduce((earlier, fresh) => ({
    ...fresh,
    entries: [...fresh.entries, ...carriedEntries(earlier, fresh)],
  }));
  return Object.fromEntries(
    last.entries.flatMap(({ file, buildsAgo }) => (buildsAgo ? [[file, buildsAgo]] : [])),
  );
}

describe('a build keeps', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(name =>
    table([`assets/page-${name}.js`, 'fonts/same.woff2']),
  ) as [SiteTable, SiteTable, SiteTable, SiteTable];

  const live = table(['assets/contact-live.js'], 'live');
  const without = table(['robots.txt', 'share/home.jpg', 'old.html']);

  it.each<[what: string, builds: SiteTable[], kept: Record<string, number>]>([
    ['those of two builds before, and none that are older', [a, b, c, d], { b: 2, c: 1 }],
    ['what it had, when its own are as before: nothing ages', [a, b, c, c, c], { a: 2, b: 1 }],
    ['a file that was back as its own', [a, b, a, c, d], { a: 2, c: 1 }],
    ['no file whose name says nothing about what is in it', [without, a], {}],
    ['nothing of a build that sends', [live, a], {}],
  ])('%s', (_what, builds, expected) => {
    const entries = Object.entries(expected).map(([name, ago]) => [`assets/page-${name}.js`, ago]);
    expect(kept(...builds)).toEqual(Object.fromEntries(entries));
  });
});

it('the files of an earlier build are served with their compressed copies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  async function build(name: string, files: readonly string[]) {
    const built = table(files);
    for (const { file, compressed } of built.entries) {
      for (const suffix of compressed ? ['', '.br', '.gz'] : ['']) {
        const target = join(at(name), 'client', file + suffix);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, `${name} ${file}${suffix}`);
      }
    }
    await writeTable(at(name), built);
  }
  await build('first', ['assets/old.js', 'pictures/old.avif', 'assets/both.js', 'assets/lost.js']);
  await rm(join(at('first'), 'client/assets/lost.js'));
  await build('second', ['assets/new.js', 'assets/both.js']);
  await keepEarlier(at('nowhere'), at('second'));
  await keepEarlier(at('first'), at('second'));
  const { resources } = await loadSite(at('second'));
  const bodyOf = (path: string) => String(resources.get(path)?.representations.identity.body);
  expect(bodyOf('/assets/both.js')).toBe('second assets/both.js');
  expect(bodyOf('/pictures/old.avif')).toBe('first pictures/old.avif');
  expect(String(resources.get('/assets/old.js')?.representations.br?.body)).toBe('first assets/old.js.br');
  expect([...resources.keys()]).not.toContain('/assets/lost.js');
});
