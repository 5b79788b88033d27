import type { Page } from '@playwright/test';
import { honeypotField, postPath } from '../../domain/inquiry-api.ts';
import { parkDay } from '../../domain/park-time.ts';
import { drawReference } from '../../server/inquiries/store/reference.ts';
import { dateButton, field, fillInquiry, submit, typed } from '../support/inquiry-form.ts';
import { ownEmail, storedFrom } from '../support/live.ts';
import { heading, pages, thanksPage } from '../support/pages.ts';
import { axeFindings, desk, expect, hold, phone, scripts, test } from '../support/test.ts';
import { fill, inquiry, live, thanks } from '../support/words.ts';

const { faults } = inquiry;

const date = (page: Page) => page.locator('input[type=date]');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedComplaints: ['422'] });

  test('the form is whole: a native date field, and no button that does nothing', async ({ page }) => {
    await page.goto(pages.contact.path);
    await expect(date(page).and(page.getByLabel(inquiry.labels.visitDate))).toBeVisible();
    await expect(dateButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: inquiry.steps.numberOfVisitors.more })).toBeHidden();
    await expect(page.getByText(inquiry.noScript.text)).toHaveCount(0);
    await expect(page.locator(`input[name=${honeypotField}]`)).not.toBeInViewport();
  });

  test('an inquiry arrives and is thanked for, with its reference', async ({ page }) => {
    const email = ownEmail();
    const send = async () => {
      await fillInquiry(page, { email, specialRequests: 'A ramp,\nplease' });
      await date(page).fill(parkDay());
      await submit(page).click();
    };
    await page.goto(pages.contact.path);
    await send();

    await expect(heading(page)).toHaveText(thanks.title);
    await expect(page.getByText(thanks.text)).toBeVisible();
    const [stored, ...others] = await storedFrom(email);
    expect(others).toEqual([]);
    expect(stored?.inquiry.specialRequests).toBe('A ramp,\nplease');
    const told = page.getByText(fill(thanks.reference, { reference: stored?.reference ?? '' }));
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(`${thanksPage}?reference=${stored?.reference}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    // Back, and sent once more: the same inquiry of the same day is one.
    await page.goBack();
    await send();
    await expect(told).toBeVisible();
    expect(await storedFrom(email)).toHaveLength(1);
  });

  test('a date that a browser without a date field lets be typed is understood, and shown again as it was typed', async ({
    page,
  }) => {
    const typedDay = parkDay().split('-').reverse().join('/');
    const short = typedDay.replace('/20', '/');
    const email = ownEmail();
    await page.goto(pages.contact.path);
    await fillInquiry(page, { email: 'nobody@' });
    // No browser of ours is one.
    await page.route(postPath, async route => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      body.set('visitDate', short);
      await route.continue({ postData: body.toString() });
    });
    await submit(page).click();
    await page.unroute(postPath);
    const shown = page.locator('input[name=visitDate]');
    await expect(shown).toHaveValue(short);
    await expect(shown).toHaveAccessibleDescription(faults.visitDate.malformed);
    await shown.fill(typedDay);
    await submit(page).click();
    await expect(shown).toHaveValue(typedDay);
    await expect(shown).toHaveAttribute('aria-invalid', 'false');
    await field(page, 'email').fill(email);
    await submit(page).click();
    await expect(heading(page)).toHaveText(thanks.title);
    const [stored] = await storedFrom(email);
    expect(stored?.inquiry.visitDate).toBe(parkDay());
  });

  test('who opens the thanks for an inquiry that there is not is led to the form', async ({ page }) => {
    await page.goto(`${thanksPage}?reference=${drawReference()}`);
    await expect(page).toHaveURL(pages.contact.path);
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
      Array.from({ length: 5 }, () => request.post(postPath, { form, maxRedirects: 0 })),
    );
    expect(answers.map(answer => answer.status())).toEqual([303, 303, 303, 303, 303]);
    expect(new Set(answers.map(answer => answer.headers()['location'])).size).toBe(1);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  test('an empty form comes back with a fault by every field', async ({ page }) => {
    await page.goto(pages.contact.path);
    await submit(page).click();
    await expect(page).toHaveURL(postPath);
    await expect(page).toHaveTitle(live.refused.pageTitle + pages.contact.title);
    for (const name of ['fullName', 'email', 'phone', 'numberOfVisitors'] as const) {
      const { missing } = faults[name];
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(missing);
      await expect(page.getByRole('link', { name: missing })).toBeVisible();
    }
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(date(page)).toHaveAccessibleDescription(faults.visitDate.missing);
    await expect(field(page, 'specialRequests')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('.inquiry-faults')).toBeFocused();
    await expect(page.locator('.inquiry-faults')).toBeInViewport();
    await page.getByRole('link', { name: faults.phone.missing }).click();
    await expect(field(page, 'phone')).toBeInViewport();
  });

  test('what was typed is kept as it was, whatever it holds, and mended it arrives', async ({ page }) => {
    const name = `"><script>alert(1)</script>&amp; 'O’Neill' 🦜`;
    const request = '\n</textarea><b>bold</b> &lt;\nsecond line\n';
    const email = ownEmail();
    await page.goto(pages.contact.path);
    await fillInquiry(page, { fullName: name, email: 'nobody@', specialRequests: request });
    await date(page).fill(parkDay());
    await submit(page).click();
    await expect(field(page, 'fullName')).toHaveValue(name);
    await expect(field(page, 'email')).toHaveValue('nobody@');
    await expect(field(page, 'email')).toHaveAccessibleDescription(faults.email.malformed);
    await expect(field(page, 'phone')).toHaveValue(typed.phone);
    await expect(field(page, 'numberOfVisitors')).toHaveValue(typed.numberOfVisitors);
    await expect(field(page, 'specialRequests')).toHaveValue(request);
    await expect(date(page)).toHaveValue(parkDay());
    await expect(date(page)).toHaveAttribute('min', parkDay());
    await field(page, 'email').fill(email);
    await submit(page).click();
    await expect(heading(page)).toHaveText(thanks.title);
    const [stored] = await storedFrom(email);
    expect(stored?.inquiry.fullName).toBe(name);
  });
});

test.describe('when scripts fail to load', () => {
  test.use({ expectedComplaints: ['Failed to load resource', '422'] });

  test('the form says so, and is posted by the browser', async ({ page }) => {
    const email = ownEmail();
    await page.route(scripts, route => route.abort());
    await page.goto(pages.contact.path);
    await expect(page.getByText(live.scriptsFailed)).toBeVisible();
    await expect(dateButton(page)).toBeHidden();
    await fillInquiry(page, { email });
    await submit(page).click();
    await expect(date(page)).toHaveAccessibleDescription(faults.visitDate.missing);
    await date(page).fill(parkDay());
    await submit(page).click();
    await expect(heading(page)).toHaveText(thanks.title);
    expect(await storedFrom(email)).toHaveLength(1);
  });
});

test.describe('the pages that answer a post', () => {
  test.use({ expectedComplaints: ['422'] });

  for (const viewport of [desk, phone]) {
    test(`have nothing for axe to find at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(pages.contact.path);
      // As a browser without scripts does it.
      await page.evaluate(() => document.querySelector('form')?.submit());
      await expect(page.locator('.inquiry-faults')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const form = { ...typed, email: ownEmail(), visitDate: parkDay() };
      const answer = await page.request.post(postPath, { form, maxRedirects: 0 });
      await page.goto(answer.headers()['location'] ?? '');
      await expect(heading(page)).toHaveText(thanks.title);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test.describe('before React is there', () => {
  test('a submit is kept and sent by the script, not by the browser', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto(pages.contact.path);
    await field(page, 'fullName').fill('李');
    await submit(page).click();
    await expect(page).toHaveURL(pages.contact.path);
    release();
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(inquiry.noDate);
    await expect(field(page, 'fullName')).toHaveValue('李');
    await expect(page).toHaveURL(pages.contact.path);
    await expect(date(page)).toHaveCount(0);
  });
});
