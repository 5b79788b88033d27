import { expect, test } from '@playwright/test';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { describe, findProgram } from '../../tools/programs.ts';
import { linkTo } from '../support/planner-page.ts';
import { pages } from '../support/site-pages.ts';
import { exampleTexts } from '../support/visitor-form.ts';
import { openBrowser } from './browser.ts';

let close: (() => void) | undefined;
test.afterEach(() => close?.());

test('the form, the menu, the suggested language and the planner work', async ({ baseURL }, testInfo) => {
  const engine = testInfo.project.name as 'firefox' | 'webkit';
  const path = findProgram(engine);
  if (!path) return test.skip(true, describe(engine));
  const browser = await openBrowser(engine, path, testInfo.outputPath('browser'));
  close = browser.close;
  const expectValue = (script: string, expected: unknown) =>
    expect.poll(() => browser.run(script).catch(() => undefined), { timeout: 15_000 }).toEqual(expected);
  const expectText = (selector: string, text: string) =>
    expectValue(`return document.querySelector('${selector}').innerText`, expect.stringContaining(text));
  const click = (selector: string) => expect(() => browser.click(selector)).toPass({ timeout: 15_000 });
  const open = async (address: string) => {
    await browser.goto(baseURL + address);
    // React has started.
    await expectValue('return "__preHydration" in window', false);
  };

  await open(pages.contact.path);
  // Drivers type only the letters of a keyboard.
  const texts = { ...exampleTexts, fullName: 'Siobhan O’Neill' };
  for (const [name, text] of Object.entries(texts)) await browser.type(`[name=${name}]`, text);
  await click('.date-button');
  await click('[role=dialog] td:not([data-disabled]) button');
  await click('.calendar-done');
  await click('.inquiry [type=submit]');
  await expectText('[role=status] .toast', words.en.inquiry.sent.title);

  await open(pages.contact.path);
  await click('.menu-toggle');
  await click(`#menu a[href="${pages.attractions.path}"]`);
  await expectText('h1', pages.attractions.heading);
  await browser.run('history.back()');
  await expectText('h1', pages.contact.heading);

  await open(pathTo('attractions', locales.de));
  await click('.suggestion[lang=en] a');
  await expectText('h1', pages.attractions.heading);

  await open(`${pages.plan.path}#${linkTo({ day: '2090-06-12' })}`);
  await expectText(':checked + .day-other', '2090');
  await click('.place-group:has([value=parrot]) summary');
  await click('.choice:has([value=parrot])');
  await expectText('.stop[data-place=parrot] .stop-wish', '');
  const readTime = 'return document.querySelector(".stop[data-place=kids] time").textContent';
  const time = await browser.run(readTime);
  await click('.stop[data-place=kids] .stop-change');
  await click('.stop[data-place=kids] .stop-panel .chip:nth-child(2)');
  await expectValue(readTime, expect.not.stringContaining(String(time)));
});
