import { parkDay } from '../../domain/park-time.ts';
import { everyPage, nowhere, pages } from '../support/pages.ts';
import { date, privacy as policy, site } from '../support/words.ts';
import { expect, test } from './test.ts';

const { home, attractions, contact, privacy } = pages;
const nav = '#menu';

test('the menu of a phone opens, and closes by Escape and on a choice', async ({ visitor }) => {
  await visitor.open(home.path);
  await visitor.misses({ selector: nav });
  await visitor.press({ button: site.nav.open });
  await visitor.seesThing({ button: site.nav.close }, { attributes: { 'aria-expanded': 'true' } });
  await visitor.session.key('Escape');
  await visitor.misses({ selector: nav });
  await visitor.press({ button: site.nav.open });
  await visitor.press({ link: site.pages.attractions, within: nav });
  await visitor.isAt(attractions.path);
  await visitor.misses({ selector: nav });
  await visitor.seesThing({ button: site.nav.open }, { attributes: { 'aria-expanded': 'false' } });
});

test('links lead from page to page, and back and forward', async ({ visitor }) => {
  const { session } = visitor;
  const choose = async (link: string) => {
    await visitor.press({ button: site.nav.open });
    await visitor.press({ link, within: nav });
  };
  await visitor.open(privacy.path);
  await session.evaluate(() => scrollTo(0, 1500));
  await choose(site.pages.attractions);
  await visitor.isAt(attractions.path);
  await visitor.seesText('h1', attractions.heading);
  await visitor.sees(() => session.evaluate(() => document.title), attractions.title);
  await visitor.seesThing({ selector: 'main' }, { focused: true });
  await visitor.sees(() => session.evaluate(() => scrollY), 0);
  const current = () => document.querySelector('#menu [aria-current=page]')?.textContent ?? '';
  await visitor.sees(() => session.evaluate(current), site.pages.attractions);
  await choose(site.pages.contact);
  await visitor.seesText('h1', contact.heading);
  await visitor.sees(() => session.evaluate(current), site.pages.contact);
  await visitor.back();
  await visitor.seesText('h1', attractions.heading);
  await visitor.back();
  await visitor.isAt(privacy.path);
  await visitor.seesText('h1', privacy.heading);
  await visitor.forward();
  await visitor.isAt(attractions.path);
  await visitor.seesText('h1', attractions.heading);
});

test('a flap on a picture is lifted and closed', async ({ visitor }) => {
  const fact = { selector: '.flap[open] p' };
  await visitor.open(home.path);
  await visitor.misses(fact);
  await visitor.press({ selector: '.flap summary' });
  await visitor.seesThing(fact, { onTop: true });
  await visitor.press({ selector: '.flap summary' });
  await visitor.misses(fact);
});

test('every page starts without a complaint and has its heading', async ({ visitor }) => {
  for (const { path, heading } of everyPage) {
    await visitor.open(path);
    await visitor.seesText('h1', heading);
  }
});

test('the picture that opens a page comes with it on a phone, and no file of it', async ({ visitor }) => {
  const { session } = visitor;
  for (const { path } of [home, attractions, contact]) {
    await visitor.open(path);
    const drawn = () => (document.querySelector<HTMLImageElement>('.hero-back')?.naturalWidth ?? 0) > 0;
    await visitor.sees(() => session.evaluate(drawn), true);
    const files = await session.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pictures/hero-')),
    );
    expect(files.map(({ name }) => name)).toEqual([]);
  }
});

test('a policy says today’s date', async ({ visitor }) => {
  await visitor.open(privacy.path);
  await visitor.seesWords('main', `${policy.updated} ${date(parkDay())}`);
});

test.describe('at 320 px', () => {
  test.use({ expectedComplaints: ['404'] });

  test('nothing can be scrolled sideways', async ({ visitor }) => {
    await visitor.session.resize({ width: 320, height: 640 });
    for (const path of [...everyPage.map(page => page.path), nowhere]) {
      await visitor.goto(path);
      await visitor.seesThing({ selector: 'h1' });
      const { wider, aside } = await visitor.session.evaluate(() => {
        scrollTo(500, 0);
        const { scrollWidth, clientWidth } = document.documentElement;
        return { wider: scrollWidth - clientWidth, aside: scrollX };
      });
      expect({ path, wider, aside }).toEqual({ path, wider: 0, aside: 0 });
    }
  });
});

test.describe('a way that leads nowhere', () => {
  test.use({ expectedComplaints: ['404'] });

  test('goes back to where one was', async ({ visitor }) => {
    await visitor.open(attractions.path);
    await visitor.goto(nowhere);
    await visitor.seesText('h1', site.notFound.title);
    await visitor.seesThing({ link: site.notFound.home }, { attributes: { href: home.path } });
    await visitor.press({ button: site.notFound.back });
    await visitor.isAt(attractions.path);
    await visitor.seesText('h1', attractions.heading);
  });
});
