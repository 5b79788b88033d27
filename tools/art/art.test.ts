import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import fonts from '../../app/art/fonts.json' with { type: 'json' };
import manifest from '../../app/art/manifest.json' with { type: 'json' };
import { allLocales } from '../../i18n/locales.ts';
import { characters } from './fonts.ts';
import { renderings } from './pictures.ts';
import { filesOf, fingerprint, outputFolder, readSource, sourceNames } from './render.ts';
import { shareFile, sharePictures } from './share.ts';

const rendered = Object.entries(manifest);

describe('pictures', () => {
  it('are up to date with their sources (npm run art)', async () => {
    const pictures = renderings(await sourceNames());
    expect(Object.keys(manifest)).toEqual(Object.keys(pictures));
    for (const [name, rendering] of Object.entries(pictures)) {
      const source = await readSource(name, rendering);
      expect(manifest[name as keyof typeof manifest].hash, name).toBe(fingerprint(source, rendering));
    }
  });

  it('exist, without any leftovers', () => {
    const wanted = rendered.flatMap(([name, picture]) => filesOf(name, picture));
    expect(readdirSync(outputFolder).sort()).toEqual(wanted.sort());
  });
});

it.each(allLocales)('sharing pictures in %s are up to date and 1200x630', async id => {
  const share: object = JSON.parse(readFileSync(shareFile, 'utf8'))[id];
  expect(share).toEqual(await sharePictures(id));
  for (const address of Object.values(share)) {
    const { width, height } = await sharp(`public${address}`).metadata();
    expect([width, height], address).toEqual([1200, 630]);
  }
});

describe('typefaces', () => {
  it('contain every character of the content', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter(file => /\.(json|md)$/.test(file))
      .map(file => readFileSync(`content/${file}`, 'utf8'));
    // Escapes and syntax are not shown.
    const used = new Set(texts.join('').replaceAll(/[\n\\#{}*]/g, ''));
    // Browsers fall back for French's narrow space.
    const drawn = (character: string) => characters.includes(character) || character === '\u202f';
    expect([...used].filter(character => !drawn(character))).toEqual([]);
  });

  it('weigh at most 60 KB in total', () => {
    const sizes = Object.values(fonts).map(url => statSync(`public${url}`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
});
