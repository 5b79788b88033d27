/**
 * `npm run fonts`: cuts the two typefaces down to the characters and weights that the site uses and writes them to
 * `public/fonts`, their addresses to `app/art/fonts.json` and their rules to `app/styles/fonts.css`.
 *
 * League Spartan is for display only: one weight. Figtree keeps its weight axis from 400 to 700.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { locales } from '../../i18n/locales.ts';
import { shortHash } from './hash.ts';

const folder = 'public/fonts';

/** Every page names every language (ç, ñ): no face is fetched for that alone. */
const inNames = [...new Set(Object.values(locales).flatMap(({ name }) => [...name]))]
  .filter(letter => letter > '~')
  .join('');

/**
 * Each typeface is cut in three. Every page needs the first: basic Latin, the signs of good typography and the languages' names. The second, the
 * rest of Latin-1, is fetched where such a letter stands: in a name, in a Spanish authority, in another language. The third
 * has the letters of Polish, and of others that one may type.
 */
export const cuts = {
  basic: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…−${inNames}`,
  accents: `${range(0xa1, 0xff).replace(new RegExp(`[©·×${inNames}]`, 'g'), '')}Œœ‚„•€™`,
  extended: range(0x100, 0x17f).replace(/[Œœ]/g, ''),
};

/** All characters that both typefaces have. */
export const characters = Object.values(cuts).join('');

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

interface Face {
  key: 'display' | 'text';
  family: string;
  /** A file of its package; beside it is the one with the letters beyond Latin-1. */
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

/** The face of headlines. */
export const displayFace = {
  source: '@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2',
  axis: 700,
};

/** The file of a face that has the letters of a cut. */
export const sourceOf = (source: string, cut: string) =>
  `node_modules/${cut === 'extended' ? source.replace('-latin-', '-latin-ext-') : source}`;

const faces: Face[] = [
  {
    key: 'display',
    family: 'League Spartan',
    ...displayFace,
    weight: '700',
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
  const rules: string[] = ['/* Written by `npm run fonts` (tools/art/fonts.ts). */'];
  for (const { key, family, source, weight, axis, fallback } of faces) {
    for (const [cut, kept] of Object.entries(cuts)) {
      const whole = await readFile(sourceOf(source, cut));
      const font = await subsetFont(whole, kept, { targetFormat: 'woff2', variationAxes: { wght: axis } });
      const address = `/fonts/${family.toLowerCase().replace(' ', '-')}-${cut}.${shortHash(font)}.woff2`;
      await writeFile(`public${address}`, font);
      addresses[`${key}-${cut}`] = address;
      rules.push(
        rule({
          'font-family': `"${family}"`,
          'font-weight': weight,
          'font-display': 'swap',
          src: `url("${address}") format("woff2")`,
          'unicode-range': unicodeRange(kept),
        }),
      );
      console.log(`${family}, ${cut}: ${(font.length / 1024).toFixed(1)} KB`);
    }
    rules.push(
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
  }
  await writeFile('app/art/fonts.json', `${JSON.stringify(addresses, null, 2)}\n`);
  await writeFile('app/styles/fonts.css', `${rules.join('\n\n')}\n`);
}

function rule(declarations: Record<string, string>): string {
  // As the formatter would have it.
  const lines = Object.entries(declarations).map(
    ([property, value]) => `  ${property}:${value.length > 90 ? '\n   ' : ''} ${value};`,
  );
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** `unicode-range` of CSS: neighbours as `U+20-7E`. */
function unicodeRange(text: string): string {
  const points = [...text].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

if (import.meta.main) await main();
