import { pages } from '../support/pages.ts';
import { home, inquiry, site } from '../support/words.ts';
import { dateButton, dialog, submit, today } from './inquiry-steps.ts';
import { test } from './test.ts';

const { labels, faults } = inquiry;

test.describe('before the scripts are there', () => {
  test.beforeEach(({ visitor }) => visitor.site.hold('/assets/'));

  test('what is typed stays, and a press on the date opens the calendar later', async ({ visitor }) => {
    await visitor.goto(pages.contact.path);
    await visitor.fill(labels.fullName, 'Hannah');
    await visitor.press(dateButton);
    await visitor.press(dateButton);
    await visitor.misses({ selector: dialog });
    visitor.site.release();
    await visitor.seesThing(today, { focused: true });
    await visitor.seesThing({ field: labels.fullName }, { value: 'Hannah' });
    await visitor.isAt(pages.contact.path);
  });

  test('a submit is kept and answered later', async ({ visitor }) => {
    await visitor.goto(pages.contact.path);
    await visitor.fill(labels.email, 'hannah@');
    await visitor.press(submit);
    visitor.site.release();
    await visitor.seesThing(
      { field: labels.fullName },
      { focused: true, description: faults.fullName.missing },
    );
    await visitor.seesThing(
      { field: labels.email },
      { value: 'hannah@', description: faults.email.malformed },
    );
    await visitor.isAt(pages.contact.path);
  });

  test('each press on + and − counts', async ({ visitor }) => {
    await visitor.goto(pages.contact.path);
    for (let count = 0; count < 3; count += 1)
      await visitor.press({ button: inquiry.steps.numberOfVisitors.more });
    await visitor.press({ button: inquiry.steps.numberOfVisitors.fewer });
    visitor.site.release();
    await visitor.started();
    await visitor.seesThing({ field: labels.numberOfVisitors }, { value: '2' });
  });

  test('the menu opens at once, and closes afterwards', async ({ visitor }) => {
    await visitor.goto(pages.home.path);
    await visitor.press({ selector: '.menu-toggle' });
    await visitor.seesThing({ selector: '#menu' });
    await visitor.seesThing({ selector: '.menu-toggle' }, { attributes: { 'aria-expanded': 'true' } });
    visitor.site.release();
    await visitor.started();
    await visitor.seesThing({ button: site.nav.close }, { attributes: { 'aria-expanded': 'true' } });
    await visitor.press({ button: site.nav.close });
    await visitor.misses({ selector: '#menu' });
  });

  test('a link leads on', async ({ visitor }) => {
    // One stalled file: six would take every connection that HTTP/1.1 has.
    visitor.site.hold('/assets/manifest-');
    await visitor.goto(pages.home.path);
    await visitor.press({ link: home.hero.tickets, within: '.hero' });
    await visitor.isAt(pages.contact.path);
    await visitor.seesText('h1', pages.contact.heading);
  });
});
