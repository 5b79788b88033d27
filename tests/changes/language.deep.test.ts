import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { createApp } from '../../server/app.ts';
import { loadSite } from '../../server/site/site.ts';
import { ProjectCopy } from '../support/project-copy.ts';

/** A pseudo-locale, added as in CONTRIBUTING.md: English in brackets, and a third longer. */
const pseudo = { lang: 'en-XA', pathPrefix: '/xa', slugs: locales.en.slugs };
const bracketed = (text: string) => `[${text}${'~'.repeat(Math.ceil(text.length / 3))}]`;

/** Translates every text of a module into the pseudo-locale. */
function translated(value: unknown, key = ''): unknown {
  // Not text: anchors, addresses, types of blocks, times.
  if (typeof value === 'string')
    return /^(id|href|page|type|starts|day|until)$/.test(key) ? value : bracketed(value);
  if (Array.isArray(value)) return value.map(item => translated(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, name)]));
}

const copy = new ProjectCopy(undefined, 'en,xa');
const pathOf = (page: (typeof pageIds)[number]) => pathTo(page, pseudo);
let refusal: string;

beforeAll(() => {
  const language = JSON.stringify({ ...locales.en, ...pseudo });
  copy.change('i18n/locales.ts', /(?=\n\};)/, `\n  xa: ${language},`);
  const imported = "import * as en from './en/index.ts';";
  copy.change('content/words.ts', imported, `${imported}\nimport * as xa from './xa/index.ts';`);
  copy.change('content/words.ts', '{ en, ', '{ xa, en, ');
  copy.write('content/xa/index.ts', copy.read('content/en/index.ts'));
  // Mails and programme contain functions, so they reuse English.
  const { mail: _mail, programme: _programme, ...ofPages } = words.en;
  for (const [name, content] of Object.entries({ ...ofPages, shows: ofPages.attractions.shows.cards }))
    copy.write(
      `content/xa/${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`,
      `export const ${name} = ${JSON.stringify(translated(content))};\n`,
    );
  copy.write('content/xa/mail.ts', `export { mail } from '../en/mail.ts';`);
  copy.write('content/xa/programme.ts', `export { programme } from '../en/programme.ts';`);
  const add = (file: string, text: string) => copy.write(file, copy.read(file) + text);
  add('content/xa/shows.ts', 'export const named = Object.fromEntries(shows.map(show => [show.id, show]));');

  refusal = copy.run('site-build/site.ts').text;
  const drawn = copy.run('tools/art/render.ts');
  expect(drawn.text).not.toContain('rror');
  const built = copy.run('site-build/site.ts');
  if (!built.ok) throw new Error(built.text);
}, 600_000);

afterAll(() => copy.remove());

describe('a new language', () => {
  it('is not built without its sharing pictures', () => {
    expect(refusal).toContain('content/xa/share.json is missing');
    const pictures: Record<string, string> = JSON.parse(copy.read('content/xa/share.json'));
    for (const address of Object.values(pictures)) {
      expect(address).toMatch(/^\/share\/xa\//);
      expect(existsSync(join(copy.folder, 'dist/client', address))).toBe(true);
    }
  });

  it.each(pageIds)('has its own %s, linked with the English page in both directions', page => {
    const html = copy.page(pathOf(page));
    expect(html).toContain('<html lang="en-XA"');
    const title = `<title>${bracketed(words.en[page].title)} | ${park.name}</title>`;
    expect(html).toContain(title.replaceAll('&', '&amp;'));
    expect(html).toContain(`<link rel="canonical" href="${park.origin}${pathOf(page)}"/>`);
    expect(/<meta name="description" content="([^"]*)"\/>/.exec(html)?.[1]).toMatch(/^\[.*~\]$/);
    const english = pathTo(page, locales.en);
    const addresses = { en: english, 'en-XA': pathOf(page), 'x-default': english };
    for (const [lang, path] of Object.entries(addresses))
      for (const side of [html, copy.page(english)])
        expect(side).toContain(`<link rel="alternate" hreflang="${lang}" href="${park.origin}${path}"/>`);
    expect(copy.read('dist/client/sitemap.xml')).toContain(`<loc>${park.origin}${pathOf(page)}</loc>`);
  });

  it('links only to its own pages, except in the language menu', () => {
    const links = [...copy.page('/xa').matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"#]*)"/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, href] of links) expect(href).toMatch(/^\/xa(\/|$)/);
  });

  it('has its own 404 page', async () => {
    const app = createApp({ site: await loadSite(join(copy.folder, 'dist')) });
    const { body, statusCode } = await app.inject('/xa/nowhere');
    expect(statusCode).toBe(404);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe(bracketed(words.en.site.notFound.title));
    await app.close();
  });

  it.each(pageIds)('and English have none of each other’s words in %s', page => {
    const [english, other] = [pathTo(page, locales.en), pathOf(page)].map(path =>
      copy.page(path).replaceAll('&amp;', '&'),
    ) as [string, string];
    for (const sentence of [words.en[page].title, words.en.site.footer.tagline]) {
      const own = bracketed(sentence);
      expect([english.includes(sentence), english.includes(own)]).toEqual([true, false]);
      expect([other.includes(own), other.replaceAll(own, '').includes(sentence)]).toEqual([true, false]);
    }
  });

  it('adds no words to scripts', () => {
    const assets = join(copy.folder, 'dist/client/assets');
    const programs = readdirSync(assets)
      .filter(name => name.endsWith('.js'))
      .map(name => copy.read(`dist/client/assets/${name}`))
      .join('\n');
    const { inquiry, plan, site } = words.en;
    const sentences = [site.footer.tagline, inquiry.noScript.text, plan.description];
    // Not of the scripts themselves, to keep them out of failure messages.
    expect(sentences.filter(sentence => programs.includes(sentence))).toEqual([]);
    expect(programs.length).toBeGreaterThan(50_000);
  });
});
