import { nowhere, pages } from '../support/pages.ts';
import { home, inquiry, site } from '../support/words.ts';
import { chooseToday, fillInquiry, sends, submit } from './inquiry-steps.ts';
import { expect, test } from './test.ts';
import { translate } from './translate.ts';
import type { Visitor } from './visitor.ts';

const { attractions, contact, privacy } = pages;

/** The page is whole: no white document, no error screen. */
async function whole(visitor: Visitor, heading: string) {
  await visitor.seesText('h1', heading);
  const { length, broken } = await visitor.session.evaluate(() => ({
    length: document.body.innerText.length,
    broken: document.querySelector('.error-screen') !== null,
  }));
  expect(length).toBeGreaterThan(200);
  expect(broken).toBe(false);
}

/** Faults, an inquiry, the menu, other pages, one that is not there, and back. */
async function everyJourney(visitor: Visitor, translateAgain: () => Promise<void>) {
  await visitor.press(submit);
  await visitor.seesThing(
    { field: inquiry.labels.fullName },
    { focused: true, description: inquiry.faults.fullName.missing },
  );
  await visitor.seesWords('[role=alert] .toast', inquiry.noDate);
  await translateAgain();
  await fillInquiry(visitor);
  await chooseToday(visitor);
  await translateAgain();
  await sends(visitor);
  await whole(visitor, contact.heading);
  await translateAgain();

  await visitor.press({ selector: '.menu-toggle' });
  await visitor.press({ link: site.pages.attractions, within: '#menu' });
  await visitor.isAt(attractions.path);
  await whole(visitor, attractions.heading);
  await translateAgain();
  await visitor.press({ link: site.pages.privacy, within: '.footer' });
  await whole(visitor, privacy.heading);
  await translateAgain();
  await visitor.session.evaluate(path => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, nowhere);
  await whole(visitor, site.notFound.title);
  await translateAgain();
  await visitor.press({ button: site.notFound.back });
  await whole(visitor, privacy.heading);
  await visitor.back();
  await whole(visitor, attractions.heading);
  await visitor.back();
  await whole(visitor, contact.heading);
}

test.describe('a translated page works', () => {
  // React says that it found another page than it left, and draws it anew.
  test.use({ expectedComplaints: ['Minified React error #418', '404'] });

  test('when it was translated before the start', async ({ visitor }) => {
    visitor.site.hold('/assets/');
    await visitor.goto(contact.path);
    await visitor.session.evaluate(translate, 'once');
    visitor.site.release();
    await visitor.started();
    await whole(visitor, contact.heading);
    await everyJourney(visitor, async () => {});
  });

  test('when it is translated after the start, and each new page', async ({ visitor }) => {
    await visitor.open(contact.path);
    await visitor.session.evaluate(translate, 'once');
    await everyJourney(visitor, () => visitor.session.evaluate(translate, 'once'));
  });

  test('when it is translated again and again', async ({ visitor }) => {
    await visitor.open(contact.path);
    await visitor.session.evaluate(translate, 'always');
    await everyJourney(visitor, async () => {});
  });

  test('when what is translated again and again was so before the start', async ({ visitor }) => {
    visitor.site.hold('/assets/');
    await visitor.goto(pages.home.path);
    await visitor.session.evaluate(translate, 'always');
    visitor.site.release();
    await visitor.started();
    await whole(visitor, pages.home.heading);
    await visitor.press({ link: home.hero.tickets, within: '.hero' });
    await whole(visitor, contact.heading);
    await fillInquiry(visitor);
    await chooseToday(visitor);
    await sends(visitor);
    await whole(visitor, contact.heading);
  });

  test('where there is no page, and goes back', async ({ visitor }) => {
    await visitor.open(attractions.path);
    await visitor.goto(nowhere);
    await visitor.session.evaluate(translate, 'always');
    await whole(visitor, site.notFound.title);
    await visitor.press({ button: site.notFound.back });
    await visitor.isAt(attractions.path);
    await whole(visitor, attractions.heading);
  });
});
