import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { createApp } from '../../server/app.ts';
import { loadSite } from '../../server/site/table.ts';
import { lateModules } from '../../site-build/html.ts';
import { ProjectCopy } from '../support/project-copy.ts';

/** A second language, made of the first: every text in brackets and a third longer. It has what CONTRIBUTING.md asks of a language. */
const pseudo = { lang: 'en-XA', pathPrefix: '/xa', slugs: locales.en.slugs };
const bracketed = (text: string) => `[${text}${'~'.repeat(Math.ceil(text.length / 3))}]`;

/** The texts of English by file, as another language has them: written out, without the facts that they were made of. */
function translated(value: unknown, key = ''): unknown {
  // What is no language: anchors, addresses, kinds of blocks, times.
  if (typeof value === 'string')
    return /^(id|href|page|type|starts|look|day|until|cut|hides)$/.test(key) ? value : bracketed(value);
  if (Array.isArray(value)) return value.map(item => translated(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, name)]));
}

const copy = new ProjectCopy(undefined, 'en,xa');
let refusal: string;

beforeAll(() => {
  const english = locales.en;
  copy.change(
    'i18n/locales.ts',
    '\n} satisfies Record<string, Language>;',
    `\n  xa: ${JSON.stringify({ ...english, ...pseudo })},\n} satisfies Record<string, Language>;`,
  );
  copy.change(
    'content/words.ts',
    "import * as en from './en/index.ts';",
    "import * as en from './en/index.ts';\nimport * as xa from './xa/index.ts';",
  );
  copy.change('content/words.ts', '{ en, ', '{ xa, en, ');
  copy.write('content/xa/index.ts', copy.read('content/en/index.ts'));
  const { mail, programme, ...ofPages } = words.en;
  for (const [name, content] of Object.entries({ ...ofPages, shows: ofPages.attractions.shows.cards }))
    copy.write(
      `content/xa/${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`,
      `export const ${name} = ${JSON.stringify(translated(content))};\n`,
    );
  const add = (file: string, text: string) => copy.write(file, copy.read(file) + text);
  add(
    'content/xa/shows.ts',
    'export const named = Object.fromEntries(shows.map(show => [show.id, show]));\n',
  );
  add('content/xa/reasons.ts', 'export const closedReasons = reasons;\n');
  // Mails are made by the server, and what is told of days by the build too: they have functions among their words.
  copy.write('content/xa/mail.ts', `export { mail } from '../en/mail.ts';`);
  copy.write('content/xa/programme.ts', `export { programme } from '../en/programme.ts';`);
  expect(Object.keys({ ...mail, ...programme }).length).toBeGreaterThan(0);

  refusal = copy.run('site-build/site.ts').text;
  const drawn = copy.run('tools/art/render.ts');
  expect(drawn.text).not.toContain('rror');
  const built = copy.run('site-build/site.ts');
  if (!built.ok) throw new Error(built.text);
}, 240_000);

afterAll(() => copy.remove());

const pathOf = (page: (typeof pageIds)[number]) => pathTo(page, pseudo);

describe('a second language', () => {
  it('asks for its sharing pictures before it is built', () => {
    expect(refusal).toContain('content/xa/share.json is missing');
    expect(refusal).toContain('npm run art');
    const pictures: Record<string, string> = JSON.parse(copy.read('content/xa/share.json'));
    for (const address of Object.values(pictures)) {
      expect(address).toMatch(/^\/share\/xa\//);
      expect(existsSync(join(copy.folder, 'dist/client', address))).toBe(true);
    }
  });

  it.each(pageIds)('has its own %s: language, title, description and address', page => {
    const html = copy.page(pathOf(page));
    const { title, description } = words.en[page];
    expect(html).toContain('<html lang="en-XA"');
    expect(html).toContain(`<title>${bracketed(title)} | ${park.name}</title>`.replaceAll('&', '&amp;'));
    expect(html).toContain(`<meta property="og:locale" content="${locales.en.ogLocale}"/>`);
    expect(html).toContain(`<link rel="canonical" href="${park.origin}${pathOf(page)}"/>`);
    const meta = /<meta name="description" content="([^"]*)"\/>/.exec(html)?.[1];
    expect(meta).toMatch(/^\[.*~\]$/);
    expect(meta).not.toBe(description);
  });

  it.each(pageIds)('and %s of the first name each other', page => {
    const links = [
      `<link rel="alternate" hreflang="en" href="${park.origin}${pathTo(page, locales.en)}"/>`,
      `<link rel="alternate" hreflang="en-XA" href="${park.origin}${pathOf(page)}"/>`,
      `<link rel="alternate" hreflang="x-default" href="${park.origin}${pathTo(page, locales.en)}"/>`,
    ];
    for (const path of [pathTo(page, locales.en), pathOf(page)])
      for (const link of links) expect(copy.page(path)).toContain(link);
    expect(copy.read('dist/client/sitemap.xml')).toContain(`<loc>${park.origin}${pathOf(page)}</loc>`);
  });

  it('links to its own pages alone', () => {
    // All but those of the menu of languages.
    const links = [...copy.page(pathOf('home')).matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"#]*)"/g)].map(
      ([, href]) => href,
    );
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) expect(href).toMatch(/^\/xa(\/|$)/);
  });

  it('says its own words where nothing is', async () => {
    const app = createApp({ site: await loadSite(join(copy.folder, 'dist')) });
    const title = async (url: string) => /<h1[^>]*>(.*?)<\/h1>/.exec((await app.inject(url)).body)?.[1];
    expect(await title('/xa/nowhere')).toBe(bracketed(words.en.site.notFound.title));
    expect(await title('/nowhere')).toBe(words.en.site.notFound.title);
    expect((await app.inject('/xa/nowhere')).statusCode).toBe(404);
    expect((await app.inject('/xa/')).headers.location).toBe('/xa');
    await app.close();
  });

  it.each(pageIds)('brings no words of another one to %s', page => {
    const scriptsOf = (path: string) => {
      const { manifest, entry, routes, preload } = lateModules(copy.page(path));
      const files = new Set([manifest, entry, ...Object.values(routes), ...preload]);
      return [...files].map(file => copy.read(`dist/client${file}`)).join('\n');
    };
    const english = scriptsOf(pathTo(page, locales.en));
    const other = scriptsOf(pathOf(page));
    const sentences = [words.en[page].title, words.en.site.footer.tagline];
    for (const sentence of sentences) {
      const own = bracketed(sentence);
      // As booleans: a script is no text that anybody would want to read when this fails.
      expect(english.includes(sentence)).toBe(true);
      expect(english.includes(own)).toBe(false);
      expect(other.includes(own)).toBe(true);
      expect(other.replaceAll(own, '').includes(sentence)).toBe(false);
    }
  });

  it('shares what has no words: React, the router, pictures, typefaces', () => {
    const assets = readdirSync(join(copy.folder, 'dist/client/assets'));
    for (const library of ['react', 'router'])
      expect(assets.filter(file => new RegExp(`^${library}-.*\\.js$`).test(file))).toHaveLength(1);
    expect(readFileSync(join(copy.folder, 'dist/client/robots.txt'), 'utf8')).toContain('sitemap.xml');
  });
});
