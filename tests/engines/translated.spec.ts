import { chooseToday, fillInquiry, sends, submit } from './inquiry-steps.ts';
import { expect, test } from './test.ts';
import { translate } from './translate.ts';
import type { Visitor } from './visitor.ts';

/** The page is whole: no white document, no error screen. */
async function whole(visitor: Visitor, heading: RegExp | string) {
  await visitor.seesText('h1', heading);
  const { length, broken } = await visitor.session.evaluate(() => ({
    length: document.body.innerText.length,
    broken: document.body.innerText.includes('Unexpected Application Error!'),
  }));
  expect(length).toBeGreaterThan(200);
  expect(broken).toBe(false);
}

/** Faults, an inquiry, the menu, other pages, one that is not there, and back. */
async function everyJourney(visitor: Visitor, translateAgain: () => Promise<void>) {
  await visitor.press(submit);
  await visitor.seesThing({ field: 'Full Name' }, { focused: true, description: 'Enter your name' });
  await visitor.seesText('[role=alert] .toast', /Please select a visit date/);
  await translateAgain();
  await fillInquiry(visitor);
  await chooseToday(visitor);
  await translateAgain();
  await sends(visitor);
  await whole(visitor, 'Get in Touch');
  await translateAgain();

  await visitor.press({ selector: '.menu-toggle' });
  await visitor.press({ link: 'Attractions', within: '#menu' });
  await visitor.isAt('/attractions');
  await whole(visitor, 'Meet the whole island in a day');
  await translateAgain();
  await visitor.press({ link: 'Privacy Policy', within: '.footer' });
  await whole(visitor, 'Privacy Policy');
  await translateAgain();
  await visitor.session.evaluate(() => {
    history.pushState({}, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await whole(visitor, 'Page Not Found');
  await translateAgain();
  await visitor.press({ button: 'Go Back' });
  await whole(visitor, 'Privacy Policy');
  await visitor.back();
  await whole(visitor, 'Meet the whole island in a day');
  await visitor.back();
  await whole(visitor, 'Get in Touch');
}

test.describe('a translated page works', () => {
  // React says that it found another page than it left, and draws it anew.
  test.use({ expectedComplaints: ['Minified React error #418', '404'] });

  test('when it was translated before the start', async ({ visitor }) => {
    visitor.site.hold('/assets/');
    await visitor.goto('/contact');
    await visitor.session.evaluate(translate, 'once');
    visitor.site.release();
    await visitor.started();
    await whole(visitor, 'Get in Touch');
    await everyJourney(visitor, async () => {});
  });

  test('when it is translated after the start, and each new page', async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.session.evaluate(translate, 'once');
    await everyJourney(visitor, () => visitor.session.evaluate(translate, 'once'));
  });

  test('when it is translated again and again', async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.session.evaluate(translate, 'always');
    await everyJourney(visitor, async () => {});
  });

  test('when what is translated again and again was so before the start', async ({ visitor }) => {
    visitor.site.hold('/assets/');
    await visitor.goto('/');
    await visitor.session.evaluate(translate, 'always');
    visitor.site.release();
    await visitor.started();
    await whole(visitor, /^Discover the Magic/);
    await visitor.press({ link: 'Request Tickets', within: '.hero' });
    await whole(visitor, 'Get in Touch');
    await fillInquiry(visitor);
    await chooseToday(visitor);
    await sends(visitor);
    await whole(visitor, 'Get in Touch');
  });

  test('where there is no page, and goes back', async ({ visitor }) => {
    await visitor.open('/attractions');
    await visitor.goto('/no/such/page');
    await visitor.session.evaluate(translate, 'always');
    await whole(visitor, 'Page Not Found');
    await visitor.press({ button: 'Go Back' });
    await visitor.isAt('/attractions');
    await whole(visitor, 'Meet the whole island in a day');
  });
});
