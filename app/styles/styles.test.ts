import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** All stylesheets without comments and data URLs. stylelint cannot check them together, because it sees one file at a time. */
const sheets = globSync('app/**/*.css').map(file => ({
  file,
  text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\("data:[^"]*"\)/g, ''),
}));
const styles = sheets.map(({ text }) => text).join('\n');

/** All files that can name a class or a custom property. */
const sources = globSync('{app,content,site-build,server}/**/*.{ts,tsx}')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

const distinct = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('the stylesheets', () => {
  it('are all imported by an index', () => {
    const lists = sheets.filter(({ text }) => text.includes('@import')).map(({ file }) => file);
    const imported = lists.flatMap(list =>
      [...readFileSync(list, 'utf8').matchAll(/@import "(.*?)"/g)].map(([, path = '']) =>
        join('app/styles', path),
      ),
    );
    // Some belong to scripts (calendar, plan, ticket, letter), others only to the service worker and the offline page.
    const all = sheets
      .map(({ file }) => file)
      .filter(
        file =>
          !lists.includes(file) &&
          !/(letter|month|plan-card|planned-day|ticket)\.css$|^app\/offline\//.test(file),
      );
    // Some are imported twice: the planner shares fields with the contact page and its hero with the policies.
    expect([...new Set(imported)].sort()).toEqual(all.sort());
  });

  it('have no unused and no undefined custom properties', () => {
    const set = distinct(/(?<![\w-])(--[\w-]+)(?=:)/g, styles + sources);
    const used = distinct(/var\((--[\w-]+)/g, styles + sources);
    /** A colour passed to a component by name: `front="sand"`. */
    const named = (property: string) => new RegExp(`["']${property.slice(2)}["']`).test(sources);
    expect(set.filter(property => !used.includes(property) && !named(property))).toEqual([]);
    expect(used.filter(property => !set.includes(property) && !property.includes('$'))).toEqual([]);
  });

  it('have no unused classes', () => {
    const written = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(sources);
    /** A class composed at run time, such as `hero-${layer}` or `classesOf('note', look)`. */
    const composed = (name: string) =>
      [...name.matchAll(/-/g)].some(({ index }) => {
        const first = name.slice(0, index);
        const isPart = [`${first}-\${`, `'${first}',`, `name="${first}"`].some(part =>
          sources.includes(part),
        );
        return isPart && written(name.slice(index + 1));
      });
    const classes = distinct(/\.([a-z][\w-]*)(?=[^{};]*\{)/g, styles);
    // These belong to the calendar library.
    const ours = classes.filter(name => !name.startsWith('rdp-'));
    expect(ours.filter(name => !written(name) && !composed(name))).toEqual([]);
  });
});
