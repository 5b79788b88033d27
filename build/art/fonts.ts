/**
 * `npm run fonts`: cuts the two typefaces down to the characters and weights that the site uses and writes them to
 * `public/fonts`, their addresses to `app/art/fonts.json` and their rules to `app/styles/fonts.css`.
 *
 * League Spartan is for display only: one weight. Figtree keeps its weight axis from 400 to 700.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'public/fonts';

/** Basic Latin, the letters of Latin-1, and the quotes, dashes and signs of good typography: all in both typefaces. */
export const characters = [range(0x20, 0x7e), range(0xa0, 0xff), 'Œœ–—‘’‚“”„•…€™−×'].join('');

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

interface Face {
  key: 'display' | 'text';
  family: string;
  source: string;
  weight: string;
  axis: number | { min: number; max: number };
  /**
   * The fallback set so that a line of English is as wide and as high as in the real face and nothing moves when that
   * arrives: `size-adjust` is the ratio of the two faces' widths, the overrides are the real metrics divided by it.
   * Measured on a canvas over 600 characters of this site's own copy, weight for weight, against Arial's metrics.
   */
  fallback: { local: string[]; sizeAdjust: number; ascent: number; descent: number };
}

const faces: Face[] = [
  {
    key: 'display',
    family: 'League Spartan',
    source: '@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2',
    weight: '700',
    axis: 700,
    fallback: {
      local: ['Arial Bold', 'Arial', 'Roboto', 'Liberation Sans Bold'],
      sizeAdjust: 0.913,
      ascent: 0.7,
      descent: 0.22,
    },
  },
  {
    key: 'text',
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
    axis: { min: 400, max: 700 },
    fallback: {
      local: ['Arial', 'Roboto', 'Liberation Sans'],
      sizeAdjust: 1.003,
      ascent: 0.95,
      descent: 0.25,
    },
  },
];

async function main() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const addresses: Record<string, string> = {};
  const rules: string[] = ['/* Written by `npm run fonts` (build/art/fonts.ts). */'];
  for (const { key, family, source, weight, axis, fallback } of faces) {
    const whole = await readFile(`node_modules/${source}`);
    const font = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: axis },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const address = `/fonts/${family.toLowerCase().replace(' ', '-')}.${hash}.woff2`;
    await writeFile(`public${address}`, font);
    addresses[key] = address;
    rules.push(
      rule({
        'font-family': `"${family}"`,
        'font-weight': weight,
        'font-display': 'swap',
        src: `url("${address}") format("woff2")`,
      }),
      rule({
        'font-family': `"${family} Fallback"`,
        'font-weight': weight,
        src: fallback.local.map(name => `local("${name}")`).join(', '),
        'size-adjust': percent(fallback.sizeAdjust),
        'ascent-override': percent(fallback.ascent / fallback.sizeAdjust),
        'descent-override': percent(fallback.descent / fallback.sizeAdjust),
        'line-gap-override': '0%',
      }),
    );
    console.log(`${family}: ${(font.length / 1024).toFixed(1)} KB`);
  }
  await writeFile('app/art/fonts.json', `${JSON.stringify(addresses, null, 2)}\n`);
  await writeFile('app/styles/fonts.css', `${rules.join('\n\n')}\n`);
}

function rule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

if (import.meta.main) await main();
