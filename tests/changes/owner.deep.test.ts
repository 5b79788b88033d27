import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitments } from '../../domain/commitments.ts';
import { addDays } from '../../domain/days.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
const facts = 'domain/park.ts';
/** Twice the current reply time. */
const replyHours = 2 * commitments.replyHours;
const tomorrow = addDays(parkDay(), 1);

const textOf = (html: string) =>
  html
    .replace(/<(style|script)\b(?![^>]*ld\+json).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const pageTexts = () =>
  [...pageIds.map(page => pathTo(page, locales.en)), '/404'].map(path => copy.page(path));

function changeFacts() {
  const changes: [RegExp, string][] = [
    [/name: '.*',\n {2}address/, "name: 'Jungle Cove',\n  address"],
    [/street: '.*'/, "street: 'Calle Nueva 7'"],
    [/town: '.*'/, "town: 'Garachico'"],
    [/phone: '.*'/, "phone: '+34 922 111 222'"],
    [/\n {2}email: '.*'/, "\n  email: 'hello@junglecove.example'"],
    [/privacyEmail: '.*'/, "privacyEmail: 'data@junglecove.example'"],
    [/origin: '.*'/, "origin: 'https://junglecove.example'"],
    [/hours: \{ opens: '.*\}/, "hours: { opens: '10:00', closes: '19:00' }"],
    [/starts: \['11:30', '15:30'\]/, "starts: ['12:00', '15:30']"],
    [/(?<=shows: \[)/, "\n    { id: 'owl', starts: ['18:15'], minutes: 45 },"],
  ];
  for (const [from, to] of changes) copy.change(facts, from, to);
  copy.change('domain/commitments.ts', /replyHours: \d+/, `replyHours: ${replyHours}`);
  copy.change(
    'domain/exceptions.ts',
    /readonly Exception\[\] = \[\]/,
    `readonly Exception[] = [{ from: '${tomorrow}', closed: true, reason: 'weather' }]`,
  );
  // In every language, because the compiled sentences contain the names of shows.
  const owl = "owl: { title: 'Owl Show', short: 'Owls', text: 'Bring a sweater.', alt: 'An owl in flight' },";
  for (const id of Object.keys(locales))
    copy.change(`content/${id}/shows.ts`, /(?<=Record<ShowId, ShowWords> = \{)/, `\n  ${owl}`);
  const access = "noise: 'quiet', splash: false, steps: 0, seats: 'all', shade: 'all'";
  copy.change(
    'domain/places.ts',
    /\n(?= {2}\{\n {4}id: 'dolphin')/,
    `\n  { id: 'owl', kind: 'show', at: [60, 60], ${access} },\n`,
  );
}

/** Adds a page and a card as in CONTRIBUTING.md. */
function addContent() {
  copy.change(
    'content/en/attractions.ts',
    /(?<=const encounters = \{)/,
    "\n  turtles: { title: 'Turtle Bay', text: 'They are in no hurry.', alt: 'A turtle under water' },",
  );
  copy.change('i18n/pages.ts', "['home', ", "['home', 'gifts', ");
  copy.change(
    'i18n/locales.ts',
    /(?= {6}attractions: 'attractions',\n {6}contact: 'contact',\n {6}plan: 'plan',)/,
    "      gifts: 'gifts',\n",
  );
  copy.write(
    'content/en/gifts.ts',
    "export const gifts = { title: 'A day as a gift', description: 'For birthdays.' };",
  );
  copy.write('content/en/index.ts', `${copy.read('content/en/index.ts')}export { gifts } from './gifts.ts';`);
  copy.change('content/en/site.ts', /pages: \{\n/, "pages: {\n    gifts: 'Gifts',\n");
  copy.change('app/ui/navigation.ts', /main: \[/, "main: ['gifts', ");
  copy.write('app/pages.ts', `import Gifts from './routes/gifts/gifts.tsx';\n${copy.read('app/pages.ts')}`);
  copy.change(
    'app/pages.ts',
    'Record<PageName, PageParts> = {',
    'Record<PageName, PageParts> = {\n  gifts: { default: Gifts },',
  );
  copy.write(
    'app/routes/gifts/gifts.tsx',
    `import { usePageData } from '../../page-data.ts';
export default function Gifts() {
  return <h1>{usePageData('gifts').title}</h1>;
}`,
  );
  copy.write('app/art/sources/share-gifts.svg', copy.read('app/art/sources/share-home.svg'));
}

const photograph = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#1D7C93' } })
    .jpeg()
    .toBuffer();

beforeAll(() => {
  changeFacts();
  addContent();
});
afterAll(() => copy.remove());

describe('a change by the owner', () => {
  it('fails the build while a picture is missing, and npm run art if it is too small', async () => {
    const refused = copy.run('site-build/site.ts');
    expect(refused.ok).toBe(false);
    for (const name of ['show-owl', 'encounter-turtles'])
      expect(refused.text).toContain(`There is no picture "${name}".`);
    copy.write('app/art/sources/show-owl.jpg', await photograph(500));
    expect(copy.run('tools/art/render.ts')).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^show-owl\.jpg shows 500 pixels across, and the pages show up to \d+\./m),
    });
  });

  it('is built once its photographs exist', { timeout: 600_000 }, async () => {
    for (const name of ['show-owl', 'show-dolphin', 'encounter-turtles'])
      copy.write(`app/art/sources/${name}.jpg`, await photograph(2400));
    // A photograph takes precedence over a drawing.
    expect(copy.run('tools/art/render.ts').text).toMatch(/^show-dolphin: \d+ widths of 2400x1800$/m);
    const built = copy.run('site-build/site.ts');
    if (!built.ok) throw new Error(built.text.slice(-1500));
    const shown = readdirSync(join(copy.folder, 'dist/client/pictures'));
    for (const name of ['show-owl', 'encounter-turtles'])
      expect(shown.some(file => file.startsWith(`${name}-`))).toBe(true);
  });

  it('leaves no trace of the old name, address, phone and domain', () => {
    const { name, address, phone, email, privacyEmail, origin } = park;
    const old = [name, address.street, address.town, phone, email, privacyEmail, new URL(origin).host];
    const all = pageTexts().join('') + copy.read('dist/client/sitemap.xml');
    const visible = all.replace(/<(style|script)\b(?![^>]*ld\+json).*?<\/\1>/gs, '');
    expect(old.filter(text => visible.includes(text))).toEqual([]);
    expect(copy.page('/contact')).toContain(
      '<link rel="canonical" href="https://junglecove.example/contact"/>',
    );
    expect(copy.page('/contact')).toContain('href="tel:+34922111222"');
  });

  it('updates every sentence with times and commitments, and shows the new content', () => {
    const home = textOf(copy.page('/'));
    expect(home).toContain('The gates open at ten, the first show starts at noon');
    expect(home).toContain(`within ${replyHours} hours`);
    expect(home).not.toContain(`within ${commitments.replyHours} hours`);
    const attractions = textOf(copy.page('/attractions'));
    for (const text of ['Owl Show', 'Bring a sweater.', '6:15 PM', '45 minutes', 'Turtle Bay'])
      expect(attractions).toContain(text);
    const contact = copy.page('/contact');
    expect(contact).toContain('"opens":"10:00","closes":"19:00"');
    for (const page of [contact, copy.page('/attractions')])
      expect(page).toContain(`<li data-until="${tomorrow}"><b><time dateTime="${tomorrow}">`);
  });

  it('adds a page to the header, the sitemap and the sharing data', () => {
    const gifts = copy.page('/gifts');
    expect(gifts).toContain('<title>A day as a gift | Jungle Cove</title>');
    expect(gifts).toMatch(/"og:image" content="https:\/\/junglecove\.example\/share\/gifts\.\w+\.jpg"/);
    expect(copy.page('/')).toMatch(/<nav id="menu"(?:(?!<\/nav>).)*<a href="\/gifts"[^>]*>Gifts\b/s);
    expect(copy.read('dist/client/sitemap.xml')).toContain('<loc>https://junglecove.example/gifts</loc>');
  });
});
