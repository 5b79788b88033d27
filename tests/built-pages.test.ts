import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { formatClockTime } from '../i18n/format.ts';
import { locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';

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

it('opening hours on the contact card do not break within a range of times', async () => {
  for (const language of Object.values(locales)) {
    const page = await readFile(`dist/client${pathTo('contact', language)}.html`, 'utf8');
    const wholeTexts = [...page.matchAll(/<span class="whole">([^<]*)<\/span>/g)].map(
      ([, text = '']) => text,
    );
    const [opens, closes] = [park.hours.opens, park.hours.closes].map(time =>
      formatClockTime(time, language),
    );
    const containsRange = (text: string) => text.includes(opens ?? '?') && text.includes(closes ?? '?');
    expect(wholeTexts.some(containsRange), language.pathPrefix).toBe(true);
  }
});

it('every built page conforms to the HTML standard', async () => {
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  for (const name of await listPages()) {
    const { results } = await checker.validateFile(join('dist/client', name));
    const errors = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(errors, name).toEqual([]);
  }
});
