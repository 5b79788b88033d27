/** The park's mark as bar, footer and messages show it: `app/art/logo.json`, made of the drawing that the icons are made of. */
import { readFile, writeFile } from 'node:fs/promises';
import type { DrawnElement } from '../../app/art/logo.tsx';

export const logoFile = 'app/art/logo.json';

export async function writeLogo(): Promise<void> {
  await writeFile(logoFile, `${JSON.stringify(await readLogo(), null, 1)}\n`);
}

/** The elements of `app/art/sources/logo.svg`, with the attributes as React calls them. Titles are left out: words stand beside it. */
export async function readLogo(): Promise<DrawnElement> {
  const svg = await readFile('app/art/sources/logo.svg', 'utf8');
  const root: DrawnElement[] = [];
  const open: DrawnElement[][] = [root];
  for (const [, closing, tag = '', attributes = '', empty] of svg
    .replace(/<title>.*?<\/title>|<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const children: DrawnElement[] = [];
    open.at(-1)?.push([tag, attributesOf(attributes), children]);
    if (!empty) open.push(children);
  }
  const [drawing] = root;
  if (!drawing) throw new Error('app/art/sources/logo.svg is empty.');
  const [tag, { viewBox = '' }, children] = drawing;
  return [tag, { viewBox }, children];
}

function attributesOf(text: string): Record<string, string> {
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [camelCase(name), value]),
  );
}
