import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

async function listPages(): Promise<string[]> {
  const names = (await readdir('dist/client')).filter(name => /\.html?$/.test(name));
  expect(names.length).toBeGreaterThan(6);
  return names;
}

/** Filter lists such as EasyList hide `#sharing-box`, `.cookie-info`, `.ad-banner` and the like. */
const hiddenNames =
  /(?<![a-z])(ads?|advert\w*|banner|consent|cookies?|feedback|follow|like|modal|newsletter|overlay|popup|promo|rss|share\w*|sharing|social\w*|sponsor\w*|subscribe|survey|tweet|widget)(?![a-z])/i;

it('no element has a name that filter lists hide', async () => {
  for (const name of await listPages()) {
    const page = await readFile(join('dist/client', name), 'utf8');
    const attributes = [...page.matchAll(/ (?:id|class)="([^"]+)"/g)].flatMap(([, value = '']) =>
      value.split(' '),
    );
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const classes = [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, selected = '']) => selected);
    expect(
      [...attributes, ...classes].filter(name => hiddenNames.test(name)),
      name,
    ).toEqual([]);
  }
});

it('every id is unique, and exists where an attribute names it', async () => {
  for (const name of await listPages()) {
    const page = await readFile(join('dist/client', name), 'utf8');
    const valuesOf = (attributes: string) =>
      [...page.matchAll(new RegExp(` (?:${attributes})="([^"]+)"`, 'gi'))].flatMap(([, value = '']) =>
        value.split(' '),
      );
    const ids = valuesOf('id');
    expect(ids.toSorted(), name).toEqual([...new Set(ids)].sort());
    const named = valuesOf('for|list|form|popoverTarget|aria-(?:controls|describedby|labelledby|owns)');
    expect(
      named.filter(id => !ids.includes(id)),
      name,
    ).toEqual([]);
  }
});
