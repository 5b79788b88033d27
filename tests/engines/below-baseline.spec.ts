/** This engine is older than the baseline, so React does not start. */
import { expect } from '@playwright/test';
import { policyIds } from '../../i18n/pages.ts';
import { menuPages, pages, type SitePage } from '../support/pages.ts';
import { inquiry } from '../support/words.ts';
import { test, type Visitor } from './test.ts';

const { attractions, contact } = pages;

async function expectComplete(visitor: Visitor, page: SitePage): Promise<void> {
  await visitor.browser.goto(visitor.site.url + page.path);
  await visitor.expectPage(page);
  await visitor.expectText('html[data-js=failed] .footer', expect.stringContaining('©'));
}

test('every policy is complete', { tag: '@deep' }, async ({ visitor }) => {
  for (const id of policyIds) await expectComplete(visitor, pages[id]);
});

test('the other pages are complete, and their links and the form work', async ({ visitor }) => {
  for (const page of menuPages) await expectComplete(visitor, page);
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
