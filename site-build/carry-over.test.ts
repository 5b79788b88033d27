import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    ['nothing where there was none before', [a], {}],
    ['the hashed files of the build before', [a, b], { a: 1 }],
    ['those of two builds before', [a, b, c], { a: 2, b: 1 }],
    ['none that are older', [a, b, c, d], { b: 2, c: 1 }],
    ['what it had, when its own are as before: nothing ages', [a, b, c, c, c], { a: 2, b: 1 }],
    ['no file that is back as its own', [a, b, a], { b: 1 }],
    ['a file that was back as its own', [a, b, a, c, d], { a: 2, c: 1 }],
    ['no file whose name says nothing about what is in it', [without, a], {}],
    ['nothing of a build that sends', [live, a], {}],
    ['nothing in a build that sends', [a, live], {}],
    ['nothing of a build that sent, two builds before', [live, a, b], { a: 1 }],
  ])('%s', (_what, builds, expected) => {
    const entries = Object.entries(expected).map(([name, ago]) => [`assets/page-${name}.js`, ago]);
    expect(kept(...builds)).toEqual(Object.fromEntries(entries));
  });
});

describe('on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'builds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function build(name: string, files: readonly string[]) {
    const built = table(files);
    for (const { file, compressed } of built.entries) {
      for (const suffix of compressed ? ['', '.br', '.gz'] : ['']) {
        const target = join(folder, name, 'client', file + suffix);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, `${name} ${file}${suffix}`);
      }
    }
    await writeTable(join(folder, name), built);
  }
  const at = (name: string) => join(folder, name);

  it('are the files with their compressed copies, and the server serves them', async () => {
    await build('first', ['assets/old.js', 'pictures/old.avif', 'assets/both.js']);
    await build('second', ['assets/new.js', 'assets/both.js']);
    await keepEarlier(at('first'), at('second'));
    expect((await readdir(join(at('second'), 'client/assets'))).sort()).toEqual(
      ['both', 'new', 'old'].flatMap(name => [`${name}.js`, `${name}.js.br`, `${name}.js.gz`]),
    );
    expect(await readFile(join(at('second'), 'client/assets/both.js'), 'utf8')).toBe('second assets/both.js');
    const { resources } = await loadSite(at('second'));
    expect(String(resources.get('/assets/old.js')?.representations.br?.body)).toBe('first assets/old.js.br');
    expect(resources.get('/pictures/old.avif')?.representations.identity.headers).toContain(
      'public, max-age=31536000, immutable',
    );
    expect(String(resources.get('/')?.representations.identity.body)).toBe('second index.html');
  });

  it('a build before that is not there, or not whole, stops none', async () => {
    await build('third', ['assets/third.js']);
    await keepEarlier(at('nowhere'), at('third'));
    await rm(join(at('second'), 'client/assets/old.js'));
    await keepEarlier(at('second'), at('third'));
    const names = [...(await loadSite(at('third'))).resources.keys()];
    expect(names).toContain('/assets/new.js');
    expect(names).not.toContain('/assets/old.js');
  });
});
