import type { Page } from '@playwright/test';
import {
  calendar,
  chooseToday,
  dateButton,
  expect,
  fillInquiry,
  phone,
  reactStarted,
  test,
} from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

async function fillHalf(page: Page): Promise<string> {
  await page.goto('/contact');
  await reactStarted(page);
  await fillInquiry(page);
  await page.getByLabel('Special Requests').fill('A ramp,\nplease');
  await chooseToday(page);
  await page.keyboard.press('Escape');
  return (await dateButton(page).textContent()) ?? '';
}

async function expectAllThere(page: Page, day: string) {
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
  await expect(page.getByLabel('Email')).toHaveValue("o'brien@example.ie");
  await expect(page.getByLabel('Phone')).toHaveValue('+49 (0)30 123-45');
  await expect(page.getByLabel('Number of Visitors')).toHaveValue('4');
  await expect(page.getByLabel('Special Requests')).toHaveValue('A ramp,\nplease');
  await expect(dateButton(page)).toHaveText(day);
}

/** Ways away from the form and back to it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a page of the footer, and Back': async page => {
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
  },
  'a page of the footer, and the link to Contact': async page => {
    await footer(page).getByRole('link', { name: 'Cookie Policy' }).click();
    await expect(page).toHaveURL('/cookie-policy');
    await footer(page).getByRole('link', { name: 'Contact' }).click();
  },
  'another document, and Back': async page => {
    await page.goto('/robots.txt');
    await page.goBack();
  },
  'another document of the site, and a new visit': async page => {
    await page.goto('/gdpr-policy');
    await page.goto('/contact');
  },
  'a page that is not there, and Go Back': async page => {
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Go Back' }).click();
  },
  'a reload': page => page.reload(),
  'a reload, and another before React is there': async page => {
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
  },
};

test.use({ expectedComplaints: ['Failed to load resource'] });

for (const [way, go] of Object.entries(ways)) {
  test(`what was entered is there after ${way}`, async ({ page }) => {
    const day = await fillHalf(page);
    await go(page);
    await expect(page).toHaveURL('/contact');
    await reactStarted(page);
    await expectAllThere(page, day);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!');
  });
}

test('what was typed before React was there is there too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Hannah');
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue('Hannah');
  await reactStarted(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Hannah');
});

test('after a success nothing is', async ({ page }) => {
  await fillHalf(page);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you for your inquiry!');
  for (const go of Object.values(ways)) {
    await go(page);
    await expect(page).toHaveURL('/contact');
    await reactStarted(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByLabel('Number of Visitors')).toHaveValue('');
    await expect(dateButton(page)).toHaveText('Pick a date');
  }
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry-draft'))).toBeNull();
});

test('a day that was taken back, and text that was cleared, do not return', async ({ page }) => {
  await fillHalf(page);
  await dateButton(page).click();
  await calendar(page)
    .getByRole('button', { name: /chosen$/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(dateButton(page)).toHaveText('Pick a date');
  await page.getByLabel('Phone').fill('');
  await page.reload();
  await reactStarted(page);
  await expect(dateButton(page)).toHaveText('Pick a date');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByLabel('Full Name')).toHaveValue('Siobhán O’Neill');
});
