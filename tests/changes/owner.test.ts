import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
const facts = 'domain/park.ts';
/** Twice of what is promised now. */
const replyHours = 2 * promises.replyHours;

/** Every page of the built site, as one text without its style and scripts. */
const pages = () =>
  [...pageIds.map(page => pathTo(page, locales.en)), '/404']
    .map(path => copy.page(path).replace(/<(style|script)\b(?![^>]*ld\+json).*?<\/\1>/gs, ''))
    .join('\n');
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const home = () => copy.page('/');
const attractions = () => copy.page('/attractions');
const contact = () => copy.page('/contact');

/** The changes of an owner, each at its one place. */
beforeAll(async () => {
  // Name, address, phone, domain.
  copy.change(facts, /name: '.*',\n {2}address/, "name: 'Jungle Cove',\n  address");
  copy.change(facts, /street: '.*'/, "street: 'Calle Nueva 7'");
  copy.change(facts, /town: '.*'/, "town: 'Garachico'");
  copy.change(facts, /phone: '.*'/, "phone: '+34 922 111 222'");
  copy.change(facts, /\n {2}email: '.*'/, "\n  email: 'hello@junglecove.example'");
  copy.change(facts, /privacyEmail: '.*'/, "privacyEmail: 'data@junglecove.example'");
  copy.change(facts, /origin: '.*'/, "origin: 'https://junglecove.example'");
  copy.change(facts, /geo: \{ latitude: \d.*\}/, 'geo: { latitude: 28.1, longitude: -16.7 }');
  // Hours, and shows: one moved, a third performance at the time of another, a new one.
  copy.change(facts, /hours: \{ opens: '.*\}/, "hours: { opens: '10:00', closes: '19:00' }");
  copy.change(
    facts,
    /shows: \[\n(.*\n)*? {2}\],/,
    `shows: [
    { id: 'dolphin', starts: ['12:00', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'sealion', starts: ['13:30', '15:30', '17:30'], minutes: 20 },
    { id: 'owl', starts: ['18:15'], minutes: 45 },
  ],`,
  );
  // In every language: their sentences are made of what the shows are called, and English alone is built here.
  for (const id of Object.keys(locales))
    copy.change(
      `content/${id}/shows.ts`,
      'Record<ShowId, ShowWords> = {',
      `Record<ShowId, ShowWords> = {
  owl: { title: 'Owl Show', short: 'Owls', text: 'Bring a sweater.', alt: 'An owl in flight' },`,
    );
  copy.change(
    'domain/places.ts',
    /\n(?= {2}\{\n {4}id: 'dolphin')/,
    `
  { id: 'owl', kind: 'show', at: [60, 60], noise: 'quiet', splash: false, steps: 0, seats: 'all', shade: 'all' },
`,
  );
  // Promises.
  copy.change('domain/promises.ts', /replyHours: \d+/, `replyHours: ${replyHours}`);
  copy.change('domain/promises.ts', /inquiryYears: \d+/, 'inquiryYears: 1');
  // A new encounter, activity and review.
  copy.change(
    'content/en/attractions.ts',
    'const encounters = {',
    `const encounters = {
  turtles: { title: 'Turtle Bay', text: 'They are in no hurry.', alt: 'A turtle under water' },`,
  );
  copy.change(
    'content/en/attractions.ts',
    /activities: \{\n(.*\n)*? {4}cards: \{/,
    `activities: {
    title: 'Family Activities',
    cards: {
      swim: { title: 'Splash Hour', text: 'Bring a towel.' },`,
  );
  copy.change(
    'content/en/home.ts',
    'const notes: readonly Review[] = [',
    `const notes: readonly Review[] = [
  { name: 'Ewa K.', location: 'Gdynia, Poland', text: 'We missed the bus on purpose.', rating: 4 },`,
  );
  addPage();
}, 60_000);

/** A page, by the steps of CONTRIBUTING.md. */
function addPage() {
  copy.change('i18n/pages.ts', "  'home',", "  'home',\n  'gifts',");
  copy.change(
    'i18n/locales.ts',
    "      attractions: 'attractions',\n      contact: 'contact',\n      plan: 'plan',",
    "      gifts: 'gifts',\n      attractions: 'attractions',\n      contact: 'contact',\n      plan: 'plan',",
  );
  copy.write(
    'content/en/gifts.ts',
    "export const gifts = { title: 'A day as a gift', description: 'For birthdays.' };",
  );
  copy.write('content/en/index.ts', `${copy.read('content/en/index.ts')}export { gifts } from './gifts.ts';`);
  copy.change('content/en/site.ts', /pages: \{\n/, "pages: {\n    gifts: 'Gifts',\n");
  copy.change('app/ui/navigation.ts', /main: \[/, "main: ['gifts', ");
  copy.change(
    'app/routes.ts',
    /Record<PageId, string> = \{\n/,
    "Record<PageId, string> = {\n  gifts: 'pages/gifts/page.tsx',\n",
  );
  copy.write(
    'app/pages/gifts/page.tsx',
    `import { gifts } from '#words/gifts.ts';
import { pageMeta } from '../../ui/meta.ts';

export const meta = () => pageMeta({ page: 'gifts', ...gifts });

export default function Gifts() {
  return <h1>{gifts.title}</h1>;
}`,
  );
  copy.write('app/art/sources/share-gifts.svg', copy.read('app/art/sources/share-home.svg'));
}

afterAll(() => copy.remove());

describe('the build', () => {
  it('names what lacks a picture', () => {
    const { ok, text } = copy.run('site-build/site.ts');
    expect(ok).toBe(false);
    for (const name of ['show-owl', 'encounter-turtles', 'pictogram-swim'])
      expect(text).toContain(
        `There is no picture "${name}". Put ${name}.svg, .jpg or .png into app/art/sources`,
      );
  });

  it('names a show that ends after closing, and one without words', () => {
    const before = copy.read(facts);
    copy.change(facts, "starts: ['18:15']", "starts: ['18:20']");
    expect(copy.run('site-build/site.ts').text).toBe(
      'domain/park.ts: The show "owl" at 18:20 ends after the park closes at 19:00.\n',
    );
    copy.write(facts, before.replace("id: 'owl'", "id: 'heron'"));
    expect(copy.run('site-build/site.ts').text).toBe(
      'content/en/shows.ts: there are no words for the show "heron" of domain/park.ts.\n',
    );
    copy.write(facts, before);
  });
});

describe('npm run art', () => {
  const photograph = (width: number) =>
    sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#1D7C93' } })
      .jpeg()
      .toBuffer();

  it('refuses a photograph that is too small', async () => {
    copy.write('app/art/sources/show-owl.jpg', await photograph(500));
    const { ok, text } = copy.run('tools/art/render.ts');
    expect(ok).toBe(false);
    expect(text).toMatch(
      /^show-owl\.jpg shows 500 pixels across, and the pages show up to \d+\. Take a larger photograph\.\n$/m,
    );
  });

  it('takes photographs and drawings, and the build then has all it wants', async () => {
    copy.write('app/art/sources/show-owl.jpg', await photograph(2400));
    copy.write(
      'app/art/sources/show-dolphin.png',
      await sharp(await photograph(2400))
        .png()
        .toBuffer(),
    );
    copy.write('app/art/sources/encounter-turtles.jpg', await photograph(2400));
    copy.write('app/art/sources/pictogram-swim.svg', copy.read('app/art/sources/pictogram-kids.svg'));
    const drawn = copy.run('tools/art/render.ts');
    expect(drawn.text).toMatch(/^show-owl: /m);
    // Beside its drawing, the photograph is what is shown.
    expect(drawn.text).toMatch(/^show-dolphin: \d+ widths of 2400x1800$/m);
    const built = copy.run('site-build/site.ts');
    if (!built.ok) throw new Error(built.text.slice(-1500));
    const shown = readdirSync(join(copy.folder, 'dist/client/pictures'));
    for (const name of ['show-owl', 'encounter-turtles', 'pictogram-swim'])
      expect(shown.some(file => file.startsWith(`${name}-`))).toBe(true);
  }, 300_000);
});

describe('a change of facts', () => {
  it('leaves nothing of the old name, address, phone and domain', () => {
    const { name, address, phone, email, privacyEmail, origin } = park;
    const old = [name, address.street, address.town, phone, email, privacyEmail, new URL(origin).host];
    const said =
      pages() + copy.read('dist/client/manifest.webmanifest') + copy.read('dist/client/sitemap.xml');
    expect(old.filter(text => said.includes(text))).toEqual([]);
    for (const text of [
      'Jungle Cove',
      'Calle Nueva 7',
      'Garachico',
      '+34 922 111 222',
      'hello@junglecove.example',
    ])
      expect(said).toContain(text);
    expect(contact()).toContain('<link rel="canonical" href="https://junglecove.example/contact"/>');
    expect(contact()).toContain('href="tel:+34922111222"');
  });

  it('moves the times, and every sentence that tells them', () => {
    const text = textOf(home());
    expect(text).toContain('The gates open at ten, the first show starts at noon');
    expect(text).toContain('Ten to seven, with eight shows');
    expect(text).toContain('Dolphins, parrots, sea lions and owls, each one to three times a day');
    expect(textOf(contact())).toContain('Daily: 10:00 AM - 7:00 PM');
    expect(contact()).toContain('"opens":"10:00","closes":"19:00"');
    expect(textOf(attractions())).toContain('Daily, 8 performances');
    expect(textOf(attractions())).toContain('Four worlds to walk through and eight shows');
  });

  it('shows what is new', () => {
    const text = textOf(attractions());
    for (const words of [
      'Owl Show',
      'Bring a sweater.',
      '6:15 PM',
      '45 minutes',
      'Turtle Bay',
      'Splash Hour',
    ])
      expect(text).toContain(words);
    expect(textOf(home())).toContain('We missed the bus on purpose.');
    expect(home()).toContain('aria-label="4 out of 5 stars"');
  });

  it('leads to a new page, in the bar, the sitemap and what is shared', () => {
    const gifts = copy.page('/gifts');
    expect(gifts).toContain('<title>A day as a gift | Jungle Cove</title>');
    expect(gifts).toContain('<link rel="canonical" href="https://junglecove.example/gifts"/>');
    expect(gifts).toMatch(
      /<meta property="og:image" content="https:\/\/junglecove\.example\/share\/gifts\.\w+\.jpg"\/>/,
    );
    expect(home()).toMatch(/<nav id="menu"(?:(?!<\/nav>).)*<a href="\/gifts"[^>]*>Gifts\b/s);
    expect(copy.read('dist/client/sitemap.xml')).toContain('<loc>https://junglecove.example/gifts</loc>');
  });

  it('moves the promises, with plurals', () => {
    const text = textOf(pages());
    expect(text).toContain(`within ${replyHours} hours`);
    expect(text).toContain('up to 1 year after');
    expect(text).not.toContain('1 years');
    expect(text).not.toContain(`within ${promises.replyHours} hours`);
  });
});
