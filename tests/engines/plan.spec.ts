import { expect } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { pages } from '../support/pages.ts';
import { test } from './test.ts';

const { contact, plan, gdpr } = pages;

test('a day is planned and changed, and is available offline', { tag: '@deep' }, async ({ visitor }) => {
  const { browser } = visitor;
  const stop = '.stop[data-place=kids]';
  const readTimes = () => [...document.querySelectorAll('.stop time')].map(time => time.textContent);
  await browser.resize({ width: 375, height: 667 });
  await visitor.open(`${plan.path}#v1&day=2090-06-12`);
  await visitor.expectText('.day-other[data-chosen]', expect.stringContaining('2090'));
  await visitor.click('.place-group:has([value=parrot]) summary');
  await visitor.click('.choice:has([value=parrot])');
  await visitor.expectText('.stop[data-place=parrot] .stop-wish');
  await visitor.click(`${stop} .stop-change`);
  const timesBefore = await browser.evaluate(readTimes);
  await visitor.click(`${stop} .stop-panel .chip:nth-child(2)`);
  await visitor.expectValue(readTimes, expect.not.arrayContaining(timesBefore));

  const [plannedTimes, fragment] = [
    await browser.evaluate(readTimes),
    await browser.evaluate(() => location.hash),
  ];
  await visitor.open(contact.path);
  for (const path of [contact.path, plan.path, pathTo('offline', locales.en)])
    await visitor.expectValue(async cachedPath => (await caches.match(cachedPath)) !== undefined, true, path);
  visitor.site.network = 'down';
  await browser.goto(visitor.site.url + plan.path + fragment);
  await visitor.expectPage(plan);
  await visitor.expectValue(readTimes, plannedTimes);
  await browser.goto(visitor.site.url + gdpr.path);
  await visitor.expectText('h1', words.en.offline.title);
});
