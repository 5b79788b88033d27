import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../app/art/manifest.json' with { type: 'json' };
import { allLocales } from '../../i18n/locales.ts';
import { createRenderings } from './pictures.ts';
import { createFingerprint, listFiles, listSources, outputFolder, readSource } from './render.ts';
import { listSharePictures, shareFile } from './share.ts';
import { allCharacters } from './subset-fonts.ts';

const renderedPictures = Object.entries(manifest);

describe('pictures', () => {
  it('are up to date with their sources (npm run art)', async () => {
    const pictures = createRenderings(await listSources());
    expect(Object.keys(manifest)).toEqual(Object.keys(pictures));
    for (const [name, rendering] of Object.entries(pictures)) {
      const source = await readSource(name, rendering);
      expect(manifest[name as keyof typeof manifest].hash, name).toBe(createFingerprint(source, rendering));
    }
  });

  it('exist, without any leftovers', () => {
    const expectedFiles = renderedPictures.flatMap(([name, picture]) => listFiles(name, picture));
    expect(readdirSync(outputFolder).sort()).toEqual(expectedFiles.sort());
  });
});

it.each(allLocales)('sharing pictures in %s are up to date', async id => {
  const share: object = JSON.parse(readFileSync(shareFile, 'utf8'))[id];
  expect(share).toEqual(await listSharePictures(id));
  expect(Object.values(share).filter(address => !existsSync(`public${address}`))).toEqual([]);
});

it('the typefaces contain every character of the content', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const contents = files
    .filter(file => /\.(json|md)$/.test(file))
    .map(file => readFileSync(`content/${file}`, 'utf8'));
  // Escapes and syntax are not shown.
  const usedCharacters = new Set(contents.join('').replaceAll(/[\n\\#{}*\ufeff]/g, ''));
  // Browsers fall back for French's narrow space.
  const isSupported = (character: string) => allCharacters.includes(character) || character === '\u202f';
  expect([...usedCharacters].filter(character => !isSupported(character))).toEqual([]);
});
