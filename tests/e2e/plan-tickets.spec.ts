import { calendar, dateButton, fillInquiry, submit } from '../support/inquiry-form.ts';
import { day, openPlan, request, times } from '../support/planner.ts';
import { axeFindings, expect, hydrated, phone, test } from '../support/test.ts';
import { date, inquiry } from '../support/words.ts';

test('the plan goes with the ticket request until it is removed, and only for its day', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPlan(page, `v1&day=${day}&must=dolphin`);
  const made = await times(page);
  await request(page).click();
  const card = page.getByRole('region', { name: inquiry.plan.title });
  await expect(card).toBeInViewport();
  await expect(card.locator('time')).toHaveText(made);
  await expect(card).toContainText(date(day));
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(card.locator('time')).toHaveText(made);
  // It stays behind on another day, until the first is chosen again.
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await dateButton(page).click();
    await expect(calendar(page).locator('td :focus')).toBeVisible();
    await page.keyboard.press(key);
    for (const press of ['Enter', 'Escape']) await page.keyboard.press(press);
    await expect(card.locator('time').first()).toBeVisible({ visible: key === 'ArrowLeft' });
  }
  await card.getByRole('link', { name: inquiry.plan.change }).click();
  await expect(page).toHaveURL(new RegExp(`#v1&day=${day}&must=dolphin`));
  await expect.poll(() => times(page)).toEqual(made);
  await page.goBack();
  await card.getByRole('button', { name: inquiry.plan.remove }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { name: inquiry.title })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(dateButton(page)).toHaveText(date(day));
  await expect(card).toBeHidden();
});

test('the ticket shows the plan and its map, leads back to it, and prints on one page', async ({ page }) => {
  await openPlan(page, `v1&day=${day}&must=dolphin&party=2`);
  const made = await times(page);
  await request(page).click();
  await hydrated(page);
  await fillInquiry(page);
  await submit(page).click();
  const ticket = page.locator('.ticket');
  await expect(ticket.locator('.planned-day time')).toHaveText(made);
  await expect(ticket.locator('.drawn-stop')).toHaveCount(made.length);
  await expect(ticket.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`#v1&day=${day}&must=dolphin`),
  );
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
