/** An engine below the floor that the documents state: React is not started, and the prerendered pages serve. */
import { expect } from '@playwright/test';
import { everyPage, nowhere, pages } from '../support/pages.ts';
import { inquiry, site } from '../support/words.ts';
import { test } from './test.ts';

const { attractions, contact } = pages;

test('every page reads whole, and its links lead on', async ({ visitor }) => {
  for (const page of everyPage) {
    await visitor.goto(page.path);
    await visitor.isAt(page);
    await visitor.sees('html[data-js=failed] .footer', { text: expect.stringContaining('©') });
  }
  await visitor.follow('#menu', attractions);
  await visitor.follow('#menu', contact);
  await visitor.goBackTo(attractions);
  await visitor.goto(nowhere);
  await visitor.sees('h1', { text: site.notFound.title });
  await visitor.click('[data-go-back]');
  await visitor.isAt(attractions);
});

test('the form says how to reach the park, and loses nothing', async ({ visitor }) => {
  await visitor.goto(contact.path);
  await visitor.sees('.no-script', { text: expect.stringContaining(inquiry.noScript.text) });
  await visitor.fill('fullName', 'Hannah');
  await visitor.click('[type=submit]');
  await visitor.isAt(contact);
  await visitor.sees('[name=fullName]', { value: 'Hannah' });
  const scripts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(?!entry\.client-)/.test(name))
      .length;
  await visitor.reads(scripts, 0);
});
