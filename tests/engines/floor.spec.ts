import { everyPage, nowhere, pages } from '../support/pages.ts';
import { inquiry, site } from '../support/words.ts';
import { submit } from './inquiry-steps.ts';
import { expect, test } from './test.ts';

const { attractions, contact } = pages;
const { fullName } = inquiry.labels;

/** An engine below the floor that the documents state: React is not started, and the prerendered pages serve. */
test.use({ expectedComplaints: ['404'] });

test('every page reads whole and its links lead on', async ({ visitor }) => {
  for (const { path, heading } of everyPage) {
    await visitor.goto(path);
    await visitor.seesText('h1', heading);
    await visitor.seesText('html[data-js=failed] .footer', /©/);
  }
  await visitor.press({ link: site.pages.attractions, within: '#menu' });
  await visitor.isAt(attractions.path);
  await visitor.press({ link: site.pages.contact, within: '#menu' });
  await visitor.isAt(contact.path);
  await visitor.back();
  await visitor.isAt(attractions.path);
  await visitor.seesText('h1', attractions.heading);
  await visitor.goto(nowhere);
  await visitor.seesText('h1', site.notFound.title);
  await visitor.press({ button: site.notFound.back });
  await visitor.isAt(attractions.path);
});

test('the form says how to reach the park, and loses nothing', async ({ visitor }) => {
  await visitor.goto(contact.path);
  await visitor.seesWords('.no-script', inquiry.noScript.text);
  await visitor.fill(fullName, 'Hannah');
  await visitor.press(submit);
  await visitor.isAt(contact.path);
  await visitor.seesThing({ field: fullName }, { value: 'Hannah' });
  const scripts = await visitor.session.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length,
  );
  expect(scripts).toBe(0);
});
