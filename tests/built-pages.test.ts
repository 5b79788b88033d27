import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../app/art/manifest.json' with { type: 'json' };

const pageNames = readdirSync('dist/client').filter(name => /\.html?$/.test(name));
const readPage = (name: string) => readFileSync(`dist/client/${name}`, 'utf8');

const valuesOf = (page: string, attributes: string) =>
  [...page.matchAll(new RegExp(` (?:${attributes})="([^"]+)"`, 'gi'))].flatMap(([, value = '']) =>
    value.split(' '),
  );

/** Filter lists such as EasyList hide `#sharing-box`, `.cookie-info`, `.ad-banner` and the like. */
const hiddenNames =
  /(?<![a-z])(ads?|advert\w*|banner|consent|cookies?|feedback|follow|like|modal|newsletter|overlay|popup|promo|rss|share\w*|sharing|social\w*|sponsor\w*|subscribe|survey|tweet|widget)(?![a-z])/i;

it.each(pageNames)('%s has no names that filter lists hide, and each id once and where it is named', name => {
  const page = readPage(name);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  const selected = [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, className = '']) => className);
  expect([...valuesOf(page, 'id|class'), ...selected].filter(text => hiddenNames.test(text))).toEqual([]);
  const ids = valuesOf(page, 'id');
  expect(ids.toSorted()).toEqual([...new Set(ids)].sort());
  const named = valuesOf(page, 'for|list|form|popoverTarget|aria-(?:controls|describedby|labelledby|owns)');
  expect(named.filter(id => !ids.includes(id))).toEqual([]);
});

it('each picture is on a page (if not, remove it from app/art/sources, then: npm run art)', () => {
  const pages = pageNames.map(readPage).join();
  const isUsed = (name: string) => new RegExp(`/pictures/${name}-\\d`).test(pages);
  // A photograph may stand in for the drawings of a hero.
  const names = Object.keys(manifest).filter(name => !name.startsWith('hero-'));
  expect(names.filter(name => !isUsed(name))).toEqual([]);
});
