/** In-app browsers lack or refuse system calls, or do nothing. */
import { spawnSync } from 'node:child_process';
import { describeMissing, findProgram } from '../../tools/programs.ts';
import { announcement, button, linkTo, openPlan, planParts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';
import { site } from '../support/words.ts';

const { actions } = planParts;
const plan = linkTo({ requestedIds: ['dolphin'] });

test('says where to print if printing does nothing, and nothing if it works', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openPlan(page, plan);
  await button(page, actions.print).click();
  await expect(page.getByRole('alert')).toContainText(site.cannotPrint);
  await page.getByRole('button', { name: site.closeMessage }).click();
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.clock.install();
  await button(page, actions.print).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('alert')).toBeEmpty();
});

for (const [behavior, share] of [
  ['is not allowed', "async () => { throw new DOMException('', 'NotAllowedError') }"],
  ['stays unanswered', '() => new Promise(() => {})'],
])
  test(`shows the link if sharing ${behavior}, selects it if the clipboard is denied`, {
    tag: behavior === 'is not allowed' ? [] : '@deep',
  }, async ({ page }) => {
    await page.addInitScript(`
      navigator.share = ${share};
      const writeText = async () => { throw new DOMException('', 'NotAllowedError') };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    `);
    await openPlan(page, plan);
    await button(page, actions.share).click();
    const link = page.getByRole('textbox', { name: actions.show });
    await expect(link).toHaveValue(new RegExp(`#${plan}$`));
    await expect(page.getByRole('alert')).toContainText(actions.cannotShare);
    await button(page, actions.copy).click();
    await expect(announcement(page)).toHaveText(actions.cannotCopy);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  });

test('has no button for sharing where that is missing, and reports a calendar file that cannot be made', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    URL.createObjectURL = () => {
      throw new Error('no files here');
    };
  });
  await openPlan(page, plan);
  await expect(button(page, actions.show)).toBeVisible();
  await expect(button(page, actions.share)).toHaveCount(0);
  await button(page, actions.calendar).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('shows a QR code of the plan that can be read', { tag: '@deep' }, async ({ page }) => {
  const zbar = findProgram('zbar');
  test.skip(!zbar, describeMissing('zbar'));
  await openPlan(page, plan);
  await button(page, actions.show).click();
  const input = await page.getByRole('img', { name: actions.qr }).screenshot();
  const { stdout } = spawnSync(zbar ?? '', ['--raw', '--quiet', '-'], { input, encoding: 'utf8' });
  expect(stdout.trim()).toBe(await page.getByRole('textbox', { name: actions.show }).inputValue());
});
