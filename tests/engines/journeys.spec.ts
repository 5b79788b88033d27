import { expect } from '@playwright/test';
import { offline } from '../../content/en/offline.ts';
import { words } from '../../content/words.ts';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { typed as example, typedFields } from '../support/inquiry-form.ts';
import { everyPage, pages } from '../support/pages.ts';
import { fill, inquiry } from '../support/words.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const { home, attractions, contact, plan, privacy, gdpr } = pages;
const { date, faults, sent } = inquiry;

const phone = { width: 375, height: 667 };
const submit = '[type=submit]';
const dateButton = 'button[name=visitDate]';
const calendar = '[role=dialog]';
const today = `${calendar} [data-today] button`;
const someDate = expect.stringMatching(/ \d{1,2}, \d{4}$/);
/** Letters that every engine's driver can type. */
const typed = { ...example, fullName: 'Siobhan O’Neill' };

async function fillInquiry(visitor: Visitor): Promise<void> {
  for (const name of typedFields) await visitor.fill(name, typed[name]);
  await visitor.click(dateButton);
  await visitor.click(today);
  await visitor.sees(dateButton, { text: someDate });
  await visitor.browser.press('Escape');
  await visitor.misses(calendar);
}

async function seesInquiry(visitor: Visitor, values: Partial<typeof typed>, day: unknown): Promise<void> {
  for (const name of typedFields) await visitor.sees(`[name=${name}]`, { value: values[name] ?? '' });
  await visitor.sees(dateButton, { text: day });
}

async function sendsInquiry(visitor: Visitor): Promise<void> {
  await visitor.click(submit);
  await visitor.sees(submit, { text: inquiry.sending, disabled: true });
  await visitor.sees('[role=status] .toast', { text: expect.stringContaining(sent.title) });
  await seesInquiry(visitor, {}, date.pick);
  await visitor.sees(submit, { text: inquiry.submit, disabled: false });
}

test('pages start, fit a narrow window, and lead on by menu, history and language', async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize({ width: 320, height: 640 });
  for (const page of everyPage) {
    await visitor.open(page.path);
    await visitor.isAt(page);
    await browser.run(() => scrollTo(500, 1500));
    await visitor.reads(() => scrollX, 0);
  }

  const loaded = await browser.run(() => performance.timeOrigin);
  await browser.run(() => document.querySelector<HTMLElement>('.menu-toggle')?.focus());
  await browser.press('Enter');
  await visitor.sees('#menu');
  await browser.press('Tab');
  await visitor.reads(() => document.activeElement?.closest('#menu') !== null, true);
  await visitor.follow('#menu', home);
  await visitor.misses('#menu');
  await visitor.sees('main', { focused: true });
  await visitor.reads(() => [document.title, scrollY], [home.title, 0]);
  await visitor.follow('.footer', privacy);
  await visitor.goBackTo(home);
  await visitor.reads(() => performance.timeOrigin, loaded);

  await browser.resize({ width: 1024, height: 720 });
  await visitor.click('.language-button');
  await visitor.sees('#languages [aria-current]', { text: locales.en.name });
  const german = { path: pathTo('home', locales.de), heading: words.de.home.hero.title };
  await visitor.follow('#languages', german);
});

test('an inquiry is begun before the scripts are there, kept on the way, and sent', async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize(phone);
  await visitor.openWithoutScripts(contact.path);
  await visitor.fill('fullName', typed.fullName);
  for (const step of ['up', 'up', 'up', 'down']) await visitor.click(`[data-step=${step}]`);
  await visitor.click(dateButton);
  await visitor.misses(calendar);
  await visitor.start();
  await visitor.sees(today, { focused: true });
  await visitor.sees('[name=numberOfVisitors]', { value: '2' });

  await browser.press('ArrowRight');
  await visitor.sees(today, { focused: false });
  await browser.press('Enter');
  await visitor.sees(dateButton, { text: someDate, expanded: 'true' });
  await browser.press('Escape');
  await visitor.sees(dateButton, { focused: true, expanded: 'false' });

  await visitor.click(submit);
  await visitor.sees('[name=email]', { focused: true, fault: faults.email.missing });
  // Not under the header at the top.
  await visitor.sees('label[for$=email]', { reached: true });
  await fillInquiry(visitor);
  await browser.run(path => location.assign(path), privacy.path);
  await visitor.isAt(privacy);
  await visitor.goBackTo(contact);
  await visitor.start();
  await seesInquiry(visitor, typed, someDate);

  await sendsInquiry(visitor);
});

/** Runs in the page, as a translator does: every text goes into an element of its own, now and whenever there is another. */
function translate(): void {
  const untouched = 'font, script, style, textarea, [translate=no]';
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  };
  wrapTexts();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(wrapTexts).observe(document.body, changes);
}

test('a page that a translator changes all the time works', async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize(phone);
  visitor.site.holdScripts();
  // Its complaints are not noted: React says that it found another page than it left, and draws it anew.
  await visitor.goto(contact.path);
  await browser.run(translate);
  await visitor.click(submit);
  await visitor.start();
  await visitor.sees('[name=fullName]', { focused: true, fault: faults.fullName.missing });
  await fillInquiry(visitor);
  await sendsInquiry(visitor);

  await visitor.click('.menu-toggle');
  await visitor.follow('#menu', attractions);
  await visitor.goBackTo(contact);
});

test('a day is planned, changed, and there again without a network', async ({ visitor }) => {
  const { browser } = visitor;
  const line = '[data-place=kids]';
  const times = () => [...document.querySelectorAll('.line time')].map(time => time.textContent);
  const panelTop = () => Math.round(document.querySelector('.line-panel')?.getBoundingClientRect().top ?? 0);

  await browser.resize(phone);
  await visitor.open(`${plan.path}#v1&day=2090-06-12`);
  await visitor.sees('.day-head', { text: expect.stringContaining('2090') });
  await visitor.click('.place-option:has([value=parrot])');
  await visitor.sees('[data-place=parrot] .line-marks');
  await visitor.click(`${line} .line-change`);
  const before = { times: await browser.run(times), panelTop: await browser.run(panelTop) };
  await visitor.click(`${line} .line-panel .chip:nth-child(2)`);
  await expect(async () => expect(await browser.run(times)).not.toEqual(before.times)).toPass();
  const shift = async () => Math.abs((await browser.run(panelTop)) - before.panelTop);
  await expect.poll(shift).toBeLessThanOrEqual(1);

  const [planned, fragment] = [await browser.run(times), await browser.run(() => location.hash)];
  await visitor.goto(contact.path);
  for (const path of [contact.path, plan.path]) {
    const kept = () => browser.run(async asked => (await caches.match(asked)) !== undefined, path);
    await expect.poll(kept).toBe(true);
  }
  await visitor.site.close();
  await visitor.goto(contact.path);
  await visitor.isAt(contact);
  await visitor.goto(plan.path + fragment);
  await visitor.isAt(plan);
  await visitor.reads(times, planned);
  const asOf = fill(offline.asOf.today, { time: '\\d?\\d:\\d\\d [AP]M' });
  await visitor.sees('.stale-notice', { text: expect.stringMatching(asOf) });
  await visitor.goto(gdpr.path);
  await visitor.sees('h1', { text: offline.title });
  await visitor.follow('.cached-pages', contact);
});
