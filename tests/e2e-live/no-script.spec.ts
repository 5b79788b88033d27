import type { Page } from '@playwright/test';
import { parkDay } from '../../domain/park-time.ts';
import { ownEmail, storedFrom, submit } from '../support/live.ts';
import { axeFindings, dateButton, desk, expect, fillInquiry, phone, test } from '../support/test.ts';

const date = (page: Page) => page.locator('input[type=date]');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedComplaints: ['422'] });

  test('the form is whole: a native date field, and no button that does nothing', async ({ page }) => {
    await page.goto('/contact');
    await expect(date(page)).toBeVisible();
    await expect(date(page)).toHaveAccessibleName(/Preferred Visit Date/);
    await expect(dateButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'One visitor more' })).toBeHidden();
    await expect(page.getByText('needs scripts')).toHaveCount(0);
    await expect(page.locator('input[name=website]')).not.toBeInViewport();
  });

  test('an inquiry arrives and is thanked for, with its reference', async ({ page }) => {
    const email = ownEmail();
    await page.goto('/contact');
    await fillInquiry(page);
    await page.getByLabel('Email').fill(email);
    await date(page).fill(parkDay());
    await page.getByLabel('Special Requests').fill('A ramp,\nplease');
    await submit(page).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your inquiry!');
    await expect(page.getByText('We will respond within 24 hours.')).toBeVisible();
    const [stored, ...others] = await storedFrom(email);
    expect(others).toEqual([]);
    expect(stored?.inquiry.specialRequests).toBe('A ramp,\nplease');
    await expect(page.getByText(`Your reference: ${stored?.reference}`)).toBeVisible();
    await expect(page).toHaveURL(`/thank-you?reference=${stored?.reference}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    // Back, and sent once more: the same inquiry of the same day is one.
    await page.goBack();
    await fillInquiry(page);
    await page.getByLabel('Email').fill(email);
    await date(page).fill(parkDay());
    await page.getByLabel('Special Requests').fill('A ramp,\nplease');
    await submit(page).click();
    await expect(page.getByText(`Your reference: ${stored?.reference}`)).toBeVisible();
    expect(await storedFrom(email)).toHaveLength(1);
  });

  test('a double click that gets through twice is one inquiry', async ({ request }) => {
    const email = ownEmail();
    const form = {
      fullName: '李',
      email,
      phone: '1',
      visitDate: parkDay(),
      numberOfVisitors: '2',
      locale: 'en',
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request.post('/inquiries', { form, maxRedirects: 0 })),
    );
    expect(answers.map(answer => answer.status())).toEqual([303, 303, 303, 303, 303]);
    expect(new Set(answers.map(answer => answer.headers()['location'])).size).toBe(1);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  test('an empty form comes back with a fault by every field', async ({ page }) => {
    await page.goto('/contact');
    await submit(page).click();
    await expect(page).toHaveURL('/inquiries');
    await expect(page).toHaveTitle(/^Please check: .*Isla Papagayo$/);
    const faults = {
      'Full Name': 'Enter your name',
      Email: 'Enter your e-mail address',
      Phone: 'Enter a phone number',
      'Number of Visitors': 'Enter how many of you are coming',
    };
    for (const [label, fault] of Object.entries(faults)) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(fault);
      await expect(page.getByRole('link', { name: fault })).toBeVisible();
    }
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(date(page)).toHaveAccessibleDescription('Please select a visit date');
    await expect(page.getByLabel('Special Requests')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('.inquiry-faults')).toBeFocused();
    await expect(page.locator('.inquiry-faults')).toBeInViewport();
    await page.getByRole('link', { name: 'Enter a phone number' }).click();
    await expect(page.getByLabel('Phone')).toBeInViewport();
  });

  test('what was typed is kept as it was, whatever it holds, and mended it arrives', async ({ page }) => {
    const name = `"><script>alert(1)</script>&amp; 'O’Neill' 🦜`;
    const request = '\n</textarea><b>bold</b> &lt;\nsecond line\n';
    const email = ownEmail();
    await page.goto('/contact');
    await fillInquiry(page);
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email').fill('nobody@');
    await page.getByLabel('Special Requests').fill(request);
    await date(page).fill(parkDay());
    await submit(page).click();
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByLabel('Email')).toHaveValue('nobody@');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(page.getByLabel('Phone')).toHaveValue('+49 (0)30 123-45');
    await expect(page.getByLabel('Number of Visitors')).toHaveValue('4');
    await expect(page.getByLabel('Special Requests')).toHaveValue(request);
    await expect(date(page)).toHaveValue(parkDay());
    await expect(date(page)).toHaveAttribute('min', parkDay());
    await page.getByLabel('Email').fill(email);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your inquiry!');
    const [stored] = await storedFrom(email);
    expect(stored?.inquiry.fullName).toBe(name);
  });
});

test.describe('when scripts fail to load', () => {
  test.use({ expectedComplaints: ['Failed to load resource', '422'] });

  test('the form says so, and is posted by the browser', async ({ page }) => {
    const email = ownEmail();
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/contact');
    await expect(page.getByText('Part of this page did not load')).toBeVisible();
    await expect(dateButton(page)).toBeHidden();
    await fillInquiry(page);
    await page.getByLabel('Email').fill(email);
    await submit(page).click();
    await expect(date(page)).toHaveAccessibleDescription('Please select a visit date');
    await date(page).fill(parkDay());
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your inquiry!');
    expect(await storedFrom(email)).toHaveLength(1);
  });
});

test.describe('the pages that answer a post', () => {
  test.use({ expectedComplaints: ['422'] });

  for (const viewport of [desk, phone]) {
    test(`have nothing for axe to find at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/contact');
      // As a browser without scripts does it.
      await page.evaluate(() => document.querySelector('form')?.submit());
      await expect(page.locator('.inquiry-faults')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.goto('/thank-you?reference=IP-7F3K-2Q');
      await expect(page.getByText('IP-7F3K-2Q')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test.describe('before React is there', () => {
  test('a submit is kept and sent by the script, not by the browser', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async route => {
      await released;
      await route.continue();
    });
    await page.goto('/contact');
    await page.getByLabel('Full Name').fill('李');
    await submit(page).click();
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Please select a visit date');
    await expect(page.getByLabel('Full Name')).toHaveValue('李');
    await expect(page).toHaveURL('/contact');
    await expect(date(page)).toHaveCount(0);
  });
});
