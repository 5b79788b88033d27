import { expect } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { formatMessage } from '../../i18n/message.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { exampleTexts as example, textFields } from '../support/inquiry-form.ts';
import { everyPage, pages } from '../support/pages.ts';
import { inquiry } from '../support/words.ts';
import { test, type Visitor } from './test.ts';

const { home, attractions, contact, privacy } = pages;
const { date, errors, sent } = inquiry;
const germanAttractions = {
  path: pathTo('attractions', locales.de),
  heading: words.de.attractions.hero.title,
};

const phone = { width: 375, height: 667 };
const desktop = { width: 1024, height: 720 };
const submitButton = '.inquiry [type=submit]';
const dateButton = '.date-button';
const calendar = '[role=dialog]';
const firstDay = `${calendar} td:not([data-disabled]) button`;
const someDate = expect.stringMatching(/ \d{1,2}, \d{4}$/);
/** Only letters that every driver can type. */
const exampleTexts = { ...example, fullName: 'Siobhan O’Neill' };

async function fillInquiry(visitor: Visitor): Promise<void> {
  for (const name of textFields) await visitor.fill(name, exampleTexts[name]);
  await visitor.click(dateButton);
  await visitor.click(firstDay);
  await visitor.click(`${calendar} .calendar-done`);
  await visitor.expectHidden(calendar);
  await visitor.expectText(dateButton, someDate);
}

test('every page fits a narrow window', { tag: '@deep' }, async ({ visitor }) => {
  await visitor.browser.resize({ width: 320, height: 640 });
  for (const page of everyPage) {
    await visitor.open(page.path);
    await visitor.expectPage(page);
    await visitor.browser.evaluate(() => scrollTo(500, 1500));
    await visitor.expectValue(() => scrollX, 0);
  }
});

test('the menu works by keyboard, and Back returns to the previous page', { tag: '@deep' }, async ({
  visitor,
}) => {
  const { browser } = visitor;
  await browser.resize(phone);
  await visitor.open(contact.path);
  await browser.evaluate(() => document.querySelector<HTMLElement>('.menu-toggle')?.focus());
  await browser.press('Enter');
  await visitor.expectText('#menu');
  await browser.press('Tab');
  await visitor.expectFocus('#menu, #menu *');
  await browser.press('Escape');
  await visitor.expectHidden('#menu');
  await visitor.click('.menu-toggle');
  await visitor.follow('#menu', home);
  await visitor.follow('.footer', privacy);
  await visitor.goBackTo(home);
});

test('the language of the browser is suggested, and the menu has the others', { tag: '@deep' }, async ({
  visitor,
}) => {
  await visitor.browser.resize(desktop);
  await visitor.open(germanAttractions.path);
  await visitor.follow('.suggestion[lang=en]', attractions);
  await visitor.expectHidden('.suggestion');
  await visitor.click('.language-button');
  await visitor.expectText('#languages [aria-current]', locales.en.name);
  await visitor.follow('#languages', germanAttractions);
});

test('today’s state is shown, and a show becomes a calendar file', { tag: '@deep' }, async ({ visitor }) => {
  const { open, opensToday, opensTomorrow, opensOn } = words.en.now;
  const states = [open, opensToday, opensTomorrow, opensOn].map(
    message => formatMessage(message, { time: '…', day: '…' }, locales.en).split('…')[0],
  );
  await visitor.open(attractions.path);
  await visitor.expectText('.now b', expect.stringMatching(`^(${states.join('|')})`));
  // Replaces the download.
  await visitor.browser.evaluate(() => {
    HTMLAnchorElement.prototype.click = function () {
      document.title = this.download;
    };
  });
  await visitor.click('[data-save-show]');
  await visitor.expectValue(() => document.title.endsWith('.ics'), true);
});

test('an inquiry is sent', async ({ visitor }) => {
  await visitor.browser.resize(phone);
  await visitor.open(contact.path);
  await fillInquiry(visitor);
  await visitor.click(submitButton);
  await visitor.expectText('[role=status] .toast', expect.stringContaining(sent.title));
  for (const name of textFields) await visitor.expectField(name, '');
  await visitor.expectText(dateButton, date.pick);
});

test('a day is chosen with the keyboard', { tag: '@deep' }, async ({ visitor }) => {
  const { browser } = visitor;
  await browser.resize(phone);
  await visitor.open(contact.path);
  await visitor.click(dateButton);
  await visitor.expectFocus(firstDay);
  await browser.press('ArrowRight');
  await browser.press('Enter');
  await visitor.expectText(dateButton, someDate);
  await browser.press('Escape');
  await visitor.expectHidden(calendar);
  await visitor.expectFocus(dateButton);
});

test('a missing field is reported, and a started inquiry survives a page change', { tag: '@deep' }, async ({
  visitor,
}) => {
  await visitor.browser.resize(phone);
  await visitor.open(contact.path);
  await visitor.fill('fullName', exampleTexts.fullName);
  await visitor.click(submitButton);
  await visitor.expectFocus('[name=email]');
  const readError = () => {
    const errorId = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(errorId)?.textContent;
  };
  await visitor.expectValue(readError, errors.email.missing);
  await fillInquiry(visitor);
  await visitor.open(privacy.path);
  await visitor.goBackTo(contact);
  for (const name of textFields) await visitor.expectField(name, exampleTexts[name]);
  await visitor.expectText(dateButton, someDate);
});
