import { dateButton, dialog, submit } from './inquiry-steps.ts';
import { test } from './test.ts';

test.describe('before the scripts are there', () => {
  test.beforeEach(({ visitor }) => visitor.site.hold('/assets/'));

  test('what is typed stays, and a press on the date opens the calendar later', async ({ visitor }) => {
    await visitor.goto('/contact');
    await visitor.fill('Full Name', 'Hannah');
    await visitor.press(dateButton);
    await visitor.press(dateButton);
    await visitor.misses({ selector: dialog });
    visitor.site.release();
    await visitor.seesThing({ button: 'Today, ' }, { focused: true });
    await visitor.seesThing({ field: 'Full Name' }, { value: 'Hannah' });
    await visitor.isAt('/contact');
  });

  test('a submit is kept and answered later', async ({ visitor }) => {
    await visitor.goto('/contact');
    await visitor.fill('Email', 'hannah@');
    await visitor.press(submit);
    visitor.site.release();
    await visitor.seesThing({ field: 'Full Name' }, { focused: true, description: 'Enter your name' });
    await visitor.seesThing(
      { field: 'Email' },
      { value: 'hannah@', description: 'Enter an e-mail address such as name@example.com' },
    );
    await visitor.isAt('/contact');
  });

  test('each press on + and − counts', async ({ visitor }) => {
    await visitor.goto('/contact');
    for (let count = 0; count < 3; count += 1) await visitor.press({ button: 'One visitor more' });
    await visitor.press({ button: 'One visitor fewer' });
    visitor.site.release();
    await visitor.started();
    await visitor.seesThing({ field: 'Number of Visitors' }, { value: '2' });
  });

  test('the menu opens at once, and closes afterwards', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.press({ selector: '.menu-toggle' });
    await visitor.seesThing({ selector: '#menu' });
    await visitor.seesThing({ selector: '.menu-toggle' }, { attributes: { 'aria-expanded': 'true' } });
    visitor.site.release();
    await visitor.started();
    await visitor.seesThing({ button: 'Close menu' }, { attributes: { 'aria-expanded': 'true' } });
    await visitor.press({ button: 'Close menu' });
    await visitor.misses({ selector: '#menu' });
  });

  test('a link leads on', async ({ visitor }) => {
    // One stalled file: six would take every connection that HTTP/1.1 has.
    visitor.site.hold('/assets/manifest-');
    await visitor.goto('/');
    await visitor.press({ link: 'Request Tickets', within: '.hero' });
    await visitor.isAt('/contact');
    await visitor.seesText('h1', 'Get in Touch');
  });
});
