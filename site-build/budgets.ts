import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bundle } from './bundle.ts';

/** In KB, about 15 % above the current sizes (`docs/decisions/0003-budgets.md`). `tests/e2e/weight.spec.ts` measures the last three. */
export const limits = {
  fonts: 52,
  /** Of any page, compressed. */
  style: 13.5,
  /** Of a page without an island. */
  script: 2.6,
  'script with the form': 86,
  'script with the planner': 96,
  'home page until it is complete': 59,
  'home page before scrolling': 116,
  'home page to its end': 270,
};

const kilobyte = 1024;

/** Warns from 90 % of the limit. */
export function checkSize(name: keyof typeof limits, size: number): void {
  const share = size / kilobyte / limits[name];
  const line = `${(size / kilobyte).toFixed(1).padStart(6)} of ${limits[name]} KB  ${name}`;
  if (share > 1) throw new Error(`Over budget: ${line}`);
  if (share > 0.9) console.warn(`${line}: close to the limit`);
  else console.log(line);
}

export async function checkBudgets(
  client: string,
  documents: readonly string[],
  { entry, entryScripts, scriptsOf }: Pick<Bundle, 'entry' | 'entryScripts' | 'scriptsOf'>,
): Promise<void> {
  const sizeOf = async (names: readonly string[]) => {
    const files = await Promise.all(names.map(name => stat(join(client, name))));
    return files.reduce((sum, { size }) => sum + size, 0);
  };
  const compressedSizeOf = (scripts: readonly string[]) => sizeOf(scripts.map(name => `${name}.br`));
  const styles = documents.map(html => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  const sizes = [...new Set(styles)].map(style => brotliCompressSync(style).length);
  const fonts = await readdir(join(client, 'fonts'));
  checkSize('fonts', await sizeOf(fonts.map(name => `fonts/${name}`)));
  checkSize('style', Math.max(...sizes));
  checkSize('script', await compressedSizeOf(entryScripts));
  checkSize('script with the form', await compressedSizeOf([entry, ...scriptsOf('inquiry')]));
  checkSize('script with the planner', await compressedSizeOf([entry, ...scriptsOf('planner')]));
}
