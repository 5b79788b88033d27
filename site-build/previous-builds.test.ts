import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { InquiryMode } from '../server/site/settings.ts';
import { loadSite, type SiteTable } from '../server/site/table.ts';
import { keepPreviousAssets, previousEntries, writeTable } from './previous-builds.ts';
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

/** Runs consecutive builds and lists what the last keeps of the others, with its age in builds: `b: 2`. */
function kept(...builds: SiteTable[]): string {
  const last = builds.reduce((earlier, fresh) => ({
    ...fresh,
    entries: [...fresh.entries, ...previousEntries(earlier, fresh)],
  }));
  const old = last.entries.filter(({ buildsAgo }) => buildsAgo);
  return old
    .map(({ file, buildsAgo }) => `${file}: ${buildsAgo}`)
    .sort()
    .join(', ');
}

describe('a build keeps', () => {
  const build = (name: string) => table([`assets/${name}`, 'fonts/same.woff2']);
  const [a, b, c, d] = [build('a'), build('b'), build('c'), build('d')];
  const live = table(['assets/contact-live.js'], 'live');
  const without = table(['robots.txt', 'share/home.jpg', 'old.html']);

  it.each<[what: string, builds: SiteTable[], kept: string]>([
    ['files of the last two builds, and no older ones', [a, b, c, d], 'assets/b: 2, assets/c: 1'],
    ['the same files if its own are unchanged: nothing ages', [a, b, c, c, c], 'assets/a: 2, assets/b: 1'],
    ['a file that was its own again in between', [a, b, a, c, d], 'assets/a: 2, assets/c: 1'],
    ['no files without a hash in their name', [without, a], ''],
    ['nothing of a build with live inquiries', [live, a], ''],
  ])('%s', (_what, builds, expected) => expect(kept(...builds)).toBe(expected));
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
  await keepPreviousAssets(at('nowhere'), at('second'));
  await keepPreviousAssets(at('first'), at('second'));
  const { resources } = await loadSite(at('second'));
  const bodyOf = (path: string) => String(resources.get(path)?.representations.identity.body);
  expect(bodyOf('/assets/both.js')).toBe('second assets/both.js');
  expect(bodyOf('/pictures/old.avif')).toBe('first pictures/old.avif');
  expect(String(resources.get('/assets/old.js')?.representations.br?.body)).toBe('first assets/old.js.br');
  expect([...resources.keys()]).not.toContain('/assets/lost.js');
});
