import { pages } from '../support/test.ts';
import { expect, test } from './test.ts';

const nav = '#menu';

test('the menu of a phone opens, and closes by Escape and on a choice', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.misses({ selector: nav });
  await visitor.press({ button: 'Open menu' });
  await visitor.seesThing({ button: 'Close menu' }, { attributes: { 'aria-expanded': 'true' } });
  await visitor.session.key('Escape');
  await visitor.misses({ selector: nav });
  await visitor.press({ button: 'Open menu' });
  await visitor.press({ link: 'Attractions', within: nav });
  await visitor.isAt('/attractions');
  await visitor.misses({ selector: nav });
  await visitor.seesThing({ button: 'Open menu' }, { attributes: { 'aria-expanded': 'false' } });
});

test('links lead from page to page, and back and forward', async ({ visitor }) => {
  const { session } = visitor;
  const choose = async (link: string) => {
    await visitor.press({ button: 'Open menu' });
    await visitor.press({ link, within: nav });
  };
  await visitor.open('/privacy-policy');
  await session.evaluate(() => scrollTo(0, 1500));
  await choose('Attractions');
  await visitor.isAt('/attractions');
  await visitor.seesText('h1', 'Meet the whole island in a day');
  await visitor.sees(() => session.evaluate(() => document.title), /^Attractions/);
  await visitor.seesThing({ selector: 'main' }, { focused: true });
  await visitor.sees(() => session.evaluate(() => scrollY), 0);
  const current = () => document.querySelector('#menu [aria-current=page]')?.textContent ?? '';
  await visitor.sees(() => session.evaluate(current), 'Attractions');
  await choose('Contact');
  await visitor.seesText('h1', 'Get in Touch');
  await visitor.sees(() => session.evaluate(current), 'Contact');
  await visitor.back();
  await visitor.seesText('h1', 'Meet the whole island in a day');
  await visitor.back();
  await visitor.isAt('/privacy-policy');
  await visitor.seesText('h1', 'Privacy Policy');
  await visitor.forward();
  await visitor.isAt('/attractions');
  await visitor.seesText('h1', 'Meet the whole island in a day');
});

test('every page starts without a complaint and has its heading', async ({ visitor }) => {
  for (const { path, heading } of pages) {
    await visitor.open(path);
    await visitor.seesText('h1', heading);
  }
});

test('a policy says today’s date', async ({ visitor }) => {
  const today = () =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Atlantic/Canary' }).format(new Date());
  await visitor.open('/privacy-policy');
  await visitor.sees(
    async () => (await visitor.look({ selector: 'main' }))?.text.includes(`Last updated ${today()}`),
    true,
  );
});

test.describe('at 320 px', () => {
  test.use({ expectedComplaints: ['404'] });

  test('nothing can be scrolled sideways', async ({ visitor }) => {
    await visitor.session.resize({ width: 320, height: 640 });
    for (const path of [...pages.map(page => page.path), '/nowhere']) {
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
    await visitor.open('/attractions');
    await visitor.goto('/no/such/page');
    await visitor.seesText('h1', 'Page Not Found');
    await visitor.seesThing({ link: 'Go to Home' }, { attributes: { href: '/' } });
    await visitor.press({ button: 'Go Back' });
    await visitor.isAt('/attractions');
    await visitor.seesText('h1', 'Meet the whole island in a day');
  });
});
