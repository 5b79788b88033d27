/** This engine is older than the baseline, so React does not start. */
import { expect } from '@playwright/test';
import { everyPage, pages } from '../support/pages.ts';
import { inquiry } from '../support/words.ts';
import { test } from './test.ts';

const { attractions, contact } = pages;

test('every page is complete, and its links and its form work', async ({ visitor }) => {
  for (const page of everyPage) {
    await visitor.browser.goto(visitor.site.url + page.path);
    await visitor.expectPage(page);
    await visitor.expectText('html[data-js=failed] .footer', expect.stringContaining('©'));
  }
  await visitor.follow('#menu', attractions);
  await visitor.follow('#menu', contact);
  await visitor.goBackTo(attractions);
  await visitor.follow('#menu', contact);
  await visitor.expectText('.no-script', expect.stringContaining(inquiry.noScript.text));
  await visitor.fill('fullName', 'Hannah');
  await visitor.click('.inquiry [type=submit]');
  await visitor.expectPage(contact);
  await visitor.expectField('fullName', 'Hannah');
});
