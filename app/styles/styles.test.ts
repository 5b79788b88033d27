import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const tokensFile = 'app/styles/tokens.css';
const tokens = readFileSync(tokensFile, 'utf8');

/** Every stylesheet without its comments and the drawings in it. */
const sheets = globSync('app/**/*.css').map(file => ({
  file,
  text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\("data:[^"]*"\)/g, ''),
}));
const styles = sheets.map(({ text }) => text).join('\n');

/** Whatever names a class or a token. */
const sources = globSync('{app,content,site-build,server}/**/*.{ts,tsx}')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

/** What a pattern finds outside the tokens, with the file that it is in. */
const found = (pattern: RegExp) =>
  sheets
    .filter(({ file }) => file !== tokensFile)
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([all]) => `${file}: ${all}`));

const distinct = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('the stylesheets', () => {
  it('are each in one of the lists that a page is given', () => {
    const lists = sheets.filter(({ text }) => text.includes('@import')).map(({ file }) => file);
    const imported = lists.flatMap(list =>
      [...readFileSync(list, 'utf8').matchAll(/@import "(.*)" layer/g)].map(([, path = '']) =>
        join('app/styles', path),
      ),
    );
    // The calendar's months, the ticket and the letter come with their chunks; what the worker and the page in place of others bring is in no other page.
    const all = sheets
      .map(({ file }) => file)
      .filter(
        file => !lists.includes(file) && !/(letter|month|offer|ticket)\.css$|^app\/offline\//.test(file),
      );
    // The low cover is in two: the policies have it, and the plan.
    expect([...new Set(imported)].sort()).toEqual(all.sort());
  });

  it('take every colour from the tokens', () => {
    const functions = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/g;
    expect([...found(/#[\da-f]{3,8}\b(?=[^{}]*[;}])/gi), ...found(functions)]).toEqual([]);
    expect(found(/(?<![\w-])(white|black)(?![\w-])/g)).toEqual([]);
  });

  it('take every shadow from the tokens, but for lines that are drawn by one', () => {
    const token = /^(none|var\(--[\w-]+\))$/;
    const line = /^(inset )?(0 0 0 \d+px|\d+px 0 0) var\(--[\w-]+\)$/;
    const raw = found(/(?<![\w-])(box-shadow|text-shadow|filter):[^;}]+/g).filter(declaration => {
      const [, value = ''] = declaration.split(/(?:shadow|filter):\s*/);
      return !value.split(/,\s+/).every(shadow => token.test(shadow) || line.test(shadow));
    });
    expect(raw).toEqual([]);
  });

  it('change at the sizes that tokens.css lists, and nowhere else', () => {
    const listed = distinct(/^ \* {3}(\d+)px/gm, tokens).map(Number);
    const queries = sheets.flatMap(({ text }) => text.match(/@(media|container)[^{]*/g) ?? []);
    const used = queries.flatMap(query =>
      [...query.matchAll(/(min|max)-(?:width|height): (\d+)px/g)].map(([, bound, size]) =>
        bound === 'min' ? Number(size) - 1 : Number(size),
      ),
    );
    const ascending = (sizes: number[]) => [...new Set(sizes)].sort((one, other) => one - other);
    expect(ascending(used)).toEqual(ascending(listed));
    // `width >= 961px` says the same in words that the oldest browsers of the floor do not know.
    expect(queries.filter(query => /[<>]/.test(query))).toEqual([]);
  });

  it('count nothing: how many there are of a thing is the content’s affair', () => {
    expect(found(/:nth-[\w-]+|sibling-(index|count)/g)).toEqual([]);
  });

  it('set no custom property that is not used, and use none that is not set', () => {
    const set = distinct(/(?<![\w-])(--[\w-]+)(?=:)/g, styles + sources);
    const used = distinct(/var\((--[\w-]+)/g, styles + sources);
    /** A colour that a component is given by its name: `front="sand"`. */
    const named = (property: string) => new RegExp(`["']${property.slice(2)}["']`).test(sources);
    expect(set.filter(property => !used.includes(property) && !named(property))).toEqual([]);
    expect(used.filter(property => !set.includes(property) && !property.includes('$'))).toEqual([]);
  });

  it('have no class that nothing has', () => {
    const written = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(sources);
    /** Of two words, such as `hero-${layer}` and `classesOf('note', look)` put together. */
    const composed = (name: string) =>
      [...name.matchAll(/-/g)].some(({ index }) => {
        const first = name.slice(0, index);
        const isPart = [`${first}-\${`, `'${first}',`, `name="${first}"`].some(part =>
          sources.includes(part),
        );
        return isPart && written(name.slice(index + 1));
      });
    const classes = distinct(/\.([a-z][\w-]*)(?=[^{};]*\{)/g, styles);
    // The calendar's are given by its library.
    const ours = classes.filter(name => !name.startsWith('rdp-'));
    expect(ours.filter(name => !written(name) && !composed(name))).toEqual([]);
  });
});
