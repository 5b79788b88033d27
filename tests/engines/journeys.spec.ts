/** What differs between engines: layout, focus, history, storage and service workers. */
import { expect } from '@playwright/test';
import { offline } from '../../content/en/offline.ts';
import { words } from '../../content/words.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { typed as example, typedFields } from '../support/inquiry-form.ts';
import { everyPage, pages } from '../support/pages.ts';
import { fill, inquiry } from '../support/words.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const { home, contact, plan, privacy, gdpr } = pages;
const { date, faults, sent } = inquiry;

const phone = { width: 375, height: 667 };
const submit = '[type=submit]';
const dateButton = 'button[name=visitDate]';
const calendar = '[role=dialog]';
const firstDay = `${calendar} td:not([data-disabled]) button`;
const someDate = expect.stringMatching(/ \d{1,2}, \d{4}$/);
/** Only letters that every driver can type. */
const typed = { ...example, fullName: 'Siobhan O’Neill' };

async function fillInquiry(visitor: Visitor): Promise<void> {
  for (const name of typedFields) await visitor.fill(name, typed[name]);
  await visitor.click(dateButton);
  await visitor.click(firstDay);
  await visitor.click(`${calendar} .calendar-done`);
  await visitor.expectHidden(calendar);
  await visitor.expectVisible(dateButton, { text: someDate });
}

async function expectInquiry(visitor: Visitor, values: Partial<typeof typed>, day: unknown): Promise<void> {
  for (const name of typedFields)
    await visitor.expectVisible(`[name=${name}]`, { value: values[name] ?? '' });
  await visitor.expectVisible(dateButton, { text: day });
}

async function sendInquiry(visitor: Visitor): Promise<void> {
  await visitor.click(submit);
  await visitor.expectVisible(submit, { text: inquiry.sending, disabled: true });
  await visitor.expectVisible('[role=status] .toast', { text: expect.stringContaining(sent.title) });
  await expectInquiry(visitor, {}, date.pick);
  await visitor.expectVisible(submit, { text: inquiry.submit, disabled: false });
}

test('pages start, fit a narrow window, and navigate by menu, history and language', async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize({ width: 320, height: 640 });
  for (const page of everyPage) {
    await visitor.open(page.path);
    await visitor.expectPage(page);
    await browser.run(() => scrollTo(500, 1500));
    await visitor.expectValue(() => scrollX, 0);
  }

  await browser.run(() => document.querySelector<HTMLElement>('.menu-toggle')?.focus());
  await browser.press('Enter');
  await visitor.expectVisible('#menu');
  await browser.press('Tab');
  await visitor.expectValue(() => document.activeElement?.closest('#menu') !== null, true);
  await visitor.follow('#menu', home);
  await visitor.expectValue(() => [document.title, scrollY], [home.title, 0]);
  await visitor.follow('.footer', privacy);
  await visitor.goBackTo(home);

  await browser.resize({ width: 1024, height: 720 });
  await visitor.click('.language-button');
  await visitor.expectVisible('#languages [aria-current]', { text: locales.en.name });
  const german = { path: pathTo('home', locales.de), heading: words.de.home.hero.title };
  await visitor.follow('#languages', german);
});

test('a page without an island has today’s state, and its menu, calendar file and suggested language work', async ({
  visitor,
}) => {
  const { browser } = visitor;
  const { attractions, home, planParts, site } = words.de;
  const german = { path: pathTo('attractions', locales.de), heading: attractions.hero.title };
  const toggle = '.menu-toggle';
  const expanded = () => document.querySelector('.menu-toggle')?.getAttribute('aria-expanded');
  const openMenu = async () => {
    await visitor.click(toggle);
    await visitor.expectVisible('#menu');
    await visitor.expectVisible(toggle, { expanded: 'true', label: site.nav.close });
  };
  const expectClosed = async () => {
    await visitor.expectHidden('#menu');
    await visitor.expectVisible(toggle, { expanded: 'false', label: site.nav.open });
  };

  await browser.resize(phone);
  visitor.site.rewrite = html => html.replace(/(data-(?:today|now)="[^"]*"[^>]*>)[^<]*/g, '$1?');
  await visitor.goto(german.path);
  visitor.site.restore();
  await visitor.expectValue(() => document.querySelector('[data-date]')?.textContent, parkDay().slice(0, 4));
  const { open, opensToday, opensTomorrow, opensOn } = words.de.now;
  const states = [open, opensToday, opensTomorrow, opensOn].map(text => text.split('{')[0]);
  await visitor.expectVisible('.now b', { text: expect.stringMatching(`^(${states.join('|')})`) });

  await openMenu();
  await browser.press('Escape');
  await expectClosed();
  await openMenu();
  await browser.run(() => {
    for (const link of ['#menu a', 'main a']) document.querySelector<HTMLElement>(link)?.focus();
  });
  await expectClosed();
  await openMenu();
  await browser.resize({ width: 1024, height: 720 });
  await visitor.expectValue(expanded, 'false');
  await browser.resize(phone);
  await expectClosed();
  await openMenu();
  await visitor.follow('#menu', { path: pathTo('home', locales.de), heading: home.hero.title });
  await visitor.goBackTo(german);
  await visitor.expectHidden('#menu');

  // In place of a download.
  await browser.run(() => {
    HTMLAnchorElement.prototype.click = function () {
      document.title = this.download;
    };
  });
  await visitor.click('[data-save-show]');
  await visitor.expectVisible('.show-saved', { text: expect.stringContaining(planParts.calendar.saved) });
  await visitor.expectValue(() => document.title.endsWith('.ics'), true);

  const suggestion = '.suggestion[lang=en]';
  await browser.run(() => scrollTo(0, 0));
  await visitor.follow(suggestion, pages.attractions);
  await visitor.expectHidden('.suggestion');
});

test.describe('prefetching', () => {
  test.skip(({ engine }) => engine === 'webkit', 'WebKit requests a page again that a script has fetched.');

  test('a link that is focused loads its page ahead, and only once', async ({ visitor }) => {
    const { browser, site } = visitor;
    await visitor.goto(home.path);
    const hasLoaded = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => name.endsWith('/privacy-policy') && responseEnd > 0,
      );
    const link = `.footer a[href="${privacy.path}"]`;
    await browser.run(selector => document.querySelector<HTMLElement>(selector)?.focus(), link);
    await visitor.expectValue(hasLoaded, true);
    await visitor.follow('.footer', privacy);
    expect(site.requests.filter(line => line === `GET ${privacy.path}`)).toHaveLength(1);
  });
});

test('an inquiry started before hydration survives a page change and is sent', async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize(phone);
  await visitor.openWithoutScripts(contact.path);
  await visitor.fill('fullName', typed.fullName);
  for (const step of ['up', 'up', 'up', 'down']) await visitor.click(`[data-step=${step}]`);
  await visitor.click(dateButton);
  await visitor.expectHidden(calendar);
  await visitor.start();
  await visitor.expectVisible(firstDay, { focused: true });
  await visitor.expectVisible('[name=numberOfVisitors]', { value: '2' });

  await browser.press('ArrowRight');
  await visitor.expectVisible(firstDay, { focused: false });
  await browser.press('Enter');
  await visitor.expectVisible(dateButton, { text: someDate });
  await browser.press('Escape');
  await visitor.expectVisible(dateButton, { text: someDate, focused: true, expanded: 'false' });

  await visitor.click(submit);
  await visitor.expectVisible('[name=email]', { focused: true, fault: faults.email.missing });
  // The label is not covered by the header.
  await visitor.expectVisible('label[for$=email]', { uncovered: true });
  await fillInquiry(visitor);
  await browser.run(path => location.assign(path), privacy.path);
  await visitor.expectPage(privacy);
  await visitor.goBackTo(contact);
  await visitor.start();
  await expectInquiry(visitor, typed, someDate);

  await sendInquiry(visitor);
});

test('a day is planned, changed and available offline', async ({ visitor }) => {
  const { browser } = visitor;
  const line = '.line[data-place=kids]';
  const times = () => [...document.querySelectorAll('.line time')].map(time => time.textContent);
  const panelTop = () => Math.round(document.querySelector('.line-panel')?.getBoundingClientRect().top ?? 0);

  await browser.resize(phone);
  await visitor.open(`${plan.path}#v1&day=2090-06-12`);
  await visitor.expectVisible('.day-head', { text: expect.stringContaining('2090') });
  await visitor.expectVisible('.lines');
  await visitor.click('.kind:has([value=parrot]) summary');
  await visitor.click('.pill:has([value=parrot])');
  await visitor.expectVisible('.line[data-place=parrot] .line-wish');
  await visitor.click(`${line} .line-change`);
  // Clear of the bar, so that the click need not scroll.
  await browser.run(() => document.querySelector('.line-panel')?.scrollIntoView({ block: 'center' }));
  const before = { times: await browser.run(times), panelTop: await browser.run(panelTop) };
  await visitor.click(`${line} .line-panel .chip:nth-child(2)`);
  await expect(async () => expect(await browser.run(times)).not.toEqual(before.times)).toPass();
  const shift = async () => Math.abs((await browser.run(panelTop)) - before.panelTop);
  await expect.poll(shift).toBeLessThanOrEqual(1);

  const [planned, fragment] = [await browser.run(times), await browser.run(() => location.hash)];
  await visitor.goto(contact.path);
  for (const path of [contact.path, plan.path, pathTo('offline', locales.en)]) {
    const isCached = () => browser.run(async asked => (await caches.match(asked)) !== undefined, path);
    await expect.poll(isCached).toBe(true);
  }
  visitor.site.network = 'down';
  await visitor.goto(contact.path);
  await visitor.expectPage(contact);
  await visitor.goto(plan.path + fragment);
  await visitor.expectPage(plan);
  await visitor.expectValue(times, planned);
  // Not from the browser's cache, where it is fresh for a minute.
  await browser.run(() => location.reload());
  const asOf = fill(offline.asOf.today, { time: '\\d?\\d:\\d\\d [AP]M' });
  await visitor.expectVisible('.stale-notice', { text: expect.stringMatching(asOf) });
  await visitor.goto(gdpr.path);
  await visitor.expectVisible('h1', { text: offline.title });
  await visitor.follow('.cached-pages', contact);
});
