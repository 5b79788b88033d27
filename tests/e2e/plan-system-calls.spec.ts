/** In-app browsers lack or refuse system calls. */
import { spawnSync } from 'node:child_process';
import { describeMissing, findProgram } from '../../tools/programs.ts';
import { announcement, button, day, openPlan, planParts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

const { actions } = planParts;
const plan = `v1&day=${day}&must=dolphin`;

test('shows the link if sharing is not allowed, and selects it if the clipboard is denied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    navigator.share = refuse;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await openPlan(page, plan);
  await button(page, actions.share).click();
  const link = page.getByRole('textbox', { name: actions.show });
  await expect(link).toHaveValue(/#v1&/);
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
