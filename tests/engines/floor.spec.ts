/** An engine older than the browser baseline: React does not start, and the prerendered pages work without it. */
import { expect } from '@playwright/test';
import { everyPage, missingPath, pages } from '../support/pages.ts';
import { inquiry, site } from '../support/words.ts';
import { test } from './test.ts';

const { attractions, contact } = pages;

test('every page is complete, and its links work', async ({ visitor }) => {
  for (const page of everyPage) {
    await visitor.goto(page.path);
    await visitor.expectPage(page);
    await visitor.expectVisible('html[data-js=failed] .footer', { text: expect.stringContaining('©') });
  }
  await visitor.follow('#menu', attractions);
  await visitor.follow('#menu', contact);
  await visitor.goBackTo(attractions);
  await visitor.goto(missingPath);
  await visitor.expectVisible('h1', { text: site.notFound.title });
  await visitor.click('[data-go-back]');
  await visitor.expectPage(attractions);
});

test('the form says how to reach the park and keeps what was typed', async ({ visitor }) => {
  await visitor.goto(contact.path);
  await visitor.expectVisible('.no-script', { text: expect.stringContaining(inquiry.noScript.text) });
  await visitor.fill('fullName', 'Hannah');
  await visitor.click('[type=submit]');
  await visitor.expectPage(contact);
  await visitor.expectVisible('[name=fullName]', { value: 'Hannah' });
  const scripts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(?!entry\.client-)/.test(name))
      .length;
  await visitor.expectValue(scripts, 0);
});
