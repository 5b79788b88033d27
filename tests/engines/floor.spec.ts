import { pages } from '../support/test.ts';
import { expect, test } from './test.ts';

/** An engine below the floor that the documents state: React is not started, and the prerendered pages serve. */
test.use({ expectedComplaints: ['404'] });

test('every page reads whole and its links lead on', async ({ visitor }) => {
  for (const { path, heading } of pages) {
    await visitor.goto(path);
    await visitor.seesText('h1', heading);
    await visitor.seesText('html[data-js=failed] .footer', /©/);
  }
  await visitor.press({ link: 'Attractions', within: '#menu' });
  await visitor.isAt('/attractions');
  await visitor.press({ link: 'Contact', within: '#menu' });
  await visitor.isAt('/contact');
  await visitor.back();
  await visitor.isAt('/attractions');
  await visitor.seesText('h1', 'Meet the whole island in a day');
  await visitor.goto('/no/such/page');
  await visitor.seesText('h1', 'Page Not Found');
  await visitor.press({ button: 'Go Back' });
  await visitor.isAt('/attractions');
});

test('the form says how to reach the park, and loses nothing', async ({ visitor }) => {
  await visitor.goto('/contact');
  await visitor.seesText('.no-script', /Please phone or mail us instead/);
  await visitor.fill('Full Name', 'Hannah');
  await visitor.press({ button: 'Send Request' });
  await visitor.isAt('/contact');
  await visitor.seesThing({ field: 'Full Name' }, { value: 'Hannah' });
  const scripts = await visitor.session.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts).toBe(0);
});
