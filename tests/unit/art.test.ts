import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import fonts from '../../app/art/fonts.json' with { type: 'json' };
import manifest from '../../app/art/manifest.json' with { type: 'json' };
import { pictures } from '../../build/art/pictures.ts';
import { drawingFile, filesOf, fingerprint, outputFolder } from '../../build/art/render.ts';

const rendered = Object.entries(manifest);

describe('pictures', () => {
  it('are rendered from the drawings as they are now (npm run art)', () => {
    expect(Object.keys(manifest)).toEqual(Object.keys(pictures));
    for (const [name, rendering] of Object.entries(pictures)) {
      const svg = readFileSync(drawingFile(name, rendering));
      expect(manifest[name as keyof typeof manifest].hash, name).toBe(fingerprint(svg, rendering));
    }
  });

  it('are all there, and nothing else is', () => {
    const wanted = rendered.flatMap(([name, picture]) => filesOf(name, picture));
    expect(readdirSync(outputFolder).sort()).toEqual(wanted.sort());
  });

  it.each(rendered)(
    '%s has the shape and the widths that it says',
    async (name, { width, height, widths, hash }) => {
      for (const fileWidth of widths) {
        const file = `${outputFolder}/${name}-${fileWidth}.${hash}.webp`;
        const actual = await sharp(file).metadata();
        expect(actual.width).toBe(fileWidth);
        expect(Math.abs(actual.height - (fileWidth * height) / width)).toBeLessThanOrEqual(1.5);
      }
    },
  );
});

describe('typefaces', () => {
  it('are there and weigh at most 60 KB together', () => {
    const sizes = Object.values(fonts).map(url => statSync(`public${url}`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
});
