import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What stylelint cannot see, since it looks at one file at a time (stylelint.config.js has the rest). Every stylesheet without its comments and the drawings in it. */
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
        file =>
          !lists.includes(file) && !/(letter|month|suggestion-line|ticket)\.css$|^app\/offline\//.test(file),
      );
    // Some are in two: the plan has fields as the contact page has, and a low cover as the policies have.
    expect([...new Set(imported)].sort()).toEqual(all.sort());
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

  it('define no class for one page that another page uses', () => {
    // Stylesheets stay in the document after a navigation.
    const pageOf = (file: string) => /^app\/routes\/(\w[\w-]*)\//.exec(file)?.[1] ?? 'shared';
    const pages = new Map<string, Set<string>>();
    for (const { file, text } of sheets)
      for (const name of distinct(/(?:^|[\n,}] *)\.([a-z][\w-]*)(?= *[,{])/g, text))
        pages.set(name, (pages.get(name) ?? new Set()).add(pageOf(file)));
    const shared = [...pages].filter(([, where]) => where.size > 1 && !where.has('shared'));
    expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
  });
});
