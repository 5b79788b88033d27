/** `npm run fonts`: subsets the typefaces. Writes `public/fonts`, `app/art/fonts.json` and `app/styles/fonts.css`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { entriesOf } from '../../domain/typed-records.ts';
import { locales } from '../../i18n/locales.ts';
import { shortHash } from './hash.ts';

const folder = 'public/fonts';

/** Language names are in the menu of every page (ç, ñ), so they should not load another subset. */
const languageNameLetters = [...new Set(Object.values(locales).flatMap(({ name }) => [...name]))]
  .filter(letter => letter > '~')
  .join('');

/**
 * Every page needs `basic`. Browsers load the others on demand: `accents`, the rest of Latin-1, and `extended` for Polish and typed text.
 */
export const subsets = {
  basic: `${characterRange(0x20, 0x7e)}\u00a0©·×–—‘’“”…−${languageNameLetters}`,
  accents: `${characterRange(0xa1, 0xff).replace(new RegExp(`[©·×${languageNameLetters}]`, 'g'), '')}Œœ‚„•€™`,
  extended: characterRange(0x100, 0x17f).replace(/[Œœ]/g, ''),
};

export const allCharacters = Object.values(subsets).join('');

function characterRange(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

interface Face {
  key: 'display' | 'text';
  family: string;
  /** Latin; Latin Extended is next to it. */
  source: string;
  weight: string;
  axis: number | { min: number; max: number };
  /** Ascent and descent are in ems. */
  ascent: number;
  descent: number;
  /** Avoid layout shifts: relative widths of the site's text, by weight and system font, measured on a canvas. */
  fallbacks: { regular?: Widths; bold: Widths };
}

type Widths = Record<keyof typeof systemFonts, number>;

/** Full and PostScript names of fonts with the same widths. */
const systemFonts = {
  Arial: {
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Nimbus Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};

const weights = { regular: '400 500', bold: '600 700' };

/** The typeface of headlines. */
export const displayFace = {
  source: '@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2',
  axis: 700,
};

export const sourceOf = (source: string, subset: string) =>
  `node_modules/${subset === 'extended' ? source.replace('-latin-', '-latin-ext-') : source}`;

const faces: Face[] = [
  {
    key: 'display',
    family: 'League Spartan',
    ...displayFace,
    weight: '700',
    ascent: 0.7,
    descent: 0.22,
    fallbacks: { bold: { Arial: 0.918, Roboto: 0.972, DejaVu: 0.773 } },
  },
  {
    key: 'text',
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '400 700',
    axis: { min: 400, max: 700 },
    ascent: 0.95,
    descent: 0.25,
    fallbacks: {
      regular: { Arial: 1.006, Roboto: 1.011, DejaVu: 0.885 },
      bold: { Arial: 0.954, Roboto: 1.01, DejaVu: 0.803 },
    },
  },
];

async function main() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const addresses: Record<string, string> = {};
  const rules: string[] = ['/* Written by `npm run fonts` (tools/art/subset-fonts.ts). */'];
  for (const { key, family, source, weight, axis, ascent, descent, fallbacks } of faces) {
    for (const [subset, characters] of Object.entries(subsets)) {
      const fullFont = await readFile(sourceOf(source, subset));
      const font = await subsetFont(fullFont, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: axis },
      });
      const address = `/fonts/${family.toLowerCase().replace(' ', '-')}-${subset}.${shortHash(font)}.woff2`;
      await writeFile(`public${address}`, font);
      addresses[`${key}-${subset}`] = address;
      rules.push(
        formatFontFace({
          'font-family': `"${family}"`,
          'font-weight': weight,
          'font-display': 'swap',
          src: `url("${address}") format("woff2")`,
          'unicode-range': toUnicodeRange(characters),
        }),
      );
      console.log(`${family}, ${subset}: ${(font.length / 1024).toFixed(1)} KB`);
    }
    for (const [style, widths] of entriesOf(fallbacks))
      for (const [font, width] of entriesOf(widths))
        rules.push(
          formatFontFace({
            'font-family': `"${family} ${font}"`,
            'font-weight': weights[style],
            src: systemFonts[font][style].map(name => `local("${name}")`).join(', '),
            'size-adjust': formatPercent(width),
            'ascent-override': formatPercent(ascent / width),
            'descent-override': formatPercent(descent / width),
          }),
        );
  }
  await writeFile('app/art/fonts.json', `${JSON.stringify(addresses, null, 2)}\n`);
  await writeFile('app/styles/fonts.css', `${rules.join('\n\n')}\n`);
}

function formatFontFace(declarations: Record<string, string>): string {
  // Written as the formatter would.
  const lines = Object.entries(declarations).map(
    ([property, value]) => `  ${property}:${value.length > 90 ? '\n   ' : ''} ${value};`,
  );
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** Returns ranges such as `U+20-7E, U+A0`. */
function toUnicodeRange(text: string): string {
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

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

if (import.meta.main) await main();
