/** Buttons that call the browser or the phone. In-app browsers lack such calls, refuse them, or do nothing: the page then says what to do. */
import { announced, button, day, openPlan } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';
import { planParts, site } from '../support/words.ts';

const { actions } = planParts;
const plan = `v1&day=${day}&must=dolphin`;

for (const [how, script] of [
  ['is missing', 'delete window.print; delete Window.prototype.print; window.print = undefined'],
  ['does nothing', 'window.print = () => {}'],
  ['throws', "window.print = () => { throw new Error('print') }"],
])
  test(`says where to print if printing ${how}`, async ({ page }) => {
    await page.addInitScript(`${script}`);
    await openPlan(page, plan);
    await button(page, actions.print).click();
    await expect(page.getByRole('alert')).toContainText(site.cannotPrint);
  });

test('says nothing if printing works', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await openPlan(page, plan);
  await page.clock.install();
  await button(page, actions.print).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('alert')).toBeEmpty();
});

for (const [how, share] of [
  ['is not allowed', "async () => { throw new DOMException('', 'NotAllowedError') }"],
  ['cannot take the link', "async () => { throw new DOMException('', 'DataError') }"],
  ['throws at once', "() => { throw new TypeError('share') }"],
  ['stays unanswered', '() => new Promise(() => {})'],
])
  test(`shows the link if sharing ${how}`, async ({ page }) => {
    await page.addInitScript(`navigator.share = ${share}`);
    await openPlan(page, plan);
    await button(page, actions.share).click();
    await expect(page.getByRole('textbox', { name: actions.show })).toHaveValue(/#v1&/);
    await expect(page.getByRole('alert')).toContainText(actions.cannotShare);
  });

test('has no button for sharing where that is missing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openPlan(page, plan);
  await expect(button(page, actions.show)).toBeVisible();
  await expect(button(page, actions.share)).toHaveCount(0);
});

for (const [how, clipboard] of [
  ['is missing', 'undefined'],
  ['is denied', "{ writeText: async () => { throw new DOMException('', 'NotAllowedError') } }"],
  ['stays unanswered', '{ writeText: () => new Promise(() => {}) }'],
])
  test(`selects the link and says so if the clipboard ${how}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`);
    await openPlan(page, plan);
    await button(page, actions.show).click();
    await button(page, actions.copy).click();
    await expect(page.locator('.plan-link').getByText(actions.cannotCopy)).toBeVisible();
    await expect(announced(page)).toHaveText(actions.cannotCopy);
    const link = page.getByRole('textbox', { name: actions.show });
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  });

test('reports a calendar file that cannot be made', async ({ page }) => {
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no files here');
    };
  });
  await openPlan(page, plan);
  await button(page, actions.calendar).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});
