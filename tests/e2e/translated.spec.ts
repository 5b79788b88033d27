import type { Locator, Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { everyPage, nowhere, pages, type SitePage } from '../support/pages.ts';
import { expect, goInside, open, phone, test } from '../support/test.ts';
import { inquiry, date as longDate, site } from '../support/words.ts';
import { installTranslator, type Way } from './dom-changes/translator.ts';

const { faults } = inquiry;

/** What an element says, without the marks of a translation. */
async function says(locator: Locator, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const words = await locator.evaluate(element => element.textContent);
      return words.replace(/[⟦⟧]/g, '').replace(/\s+/g, ' ').trim();
    })
    .toBe(text);
}

const heading = (page: Page) => page.locator('h1');
const form = (page: Page) => page.locator('form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).locator('[type=submit]');
const date = (page: Page) => form(page).locator('button[aria-haspopup=dialog]');
const dialog = (page: Page) => form(page).locator('[role=dialog]');
const day = (page: Page, name: string) => dialog(page).locator(`td[data-day="${name}"] button`);
const status = (page: Page) => page.locator('.toasts [role=status]');
const alert = (page: Page) => page.locator('.toasts [role=alert]');
const fault = (page: Page, name: string) =>
  form(page)
    .locator('.field')
    .filter({ has: page.locator(`[name=${name}]`) })
    .locator('.fault');

async function chooseFromMenu(page: Page, to: SitePage): Promise<void> {
  const toggle = page.locator('.menu-toggle');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-label', site.nav.close);
  await page.locator(`#menu li a[href="${to.path}"]`).click();
  await expect(page).toHaveURL(to.path);
  await expect(toggle).toHaveAttribute('aria-label', site.nav.open);
  await says(heading(page), to.heading);
  await expect.poll(async () => (await page.title()).replace(/[⟦⟧]/g, '')).toBe(to.title);
}

async function makeMistakes(page: Page): Promise<void> {
  await says(send(page), inquiry.submit);
  await send(page).click();
  await says(fault(page, 'fullName'), faults.fullName.missing);
  await says(fault(page, 'email'), faults.email.missing);
  await says(fault(page, 'visitDate'), faults.visitDate.missing);
  await says(alert(page).locator('.toast-title'), inquiry.noDate);
  await field(page, 'email').fill('hannah@');
  await says(fault(page, 'email'), faults.email.malformed);
  await field(page, 'numberOfVisitors').fill('0');
  await says(fault(page, 'numberOfVisitors'), faults.numberOfVisitors.tooFew);
  await field(page, 'numberOfVisitors').fill('2.5');
  await says(fault(page, 'numberOfVisitors'), faults.numberOfVisitors.notWhole);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'fullName').fill('Hannah');
  await field(page, 'email').fill('hannah@example.com');
  await field(page, 'phone').fill('+34 600');
  await field(page, 'numberOfVisitors').fill('2');
  await form(page).locator('.stepper button').last().click();
  await expect(field(page, 'numberOfVisitors')).toHaveValue('3');
  await says(date(page), inquiry.date.pick);
  await date(page).click();
  const caption = dialog(page).locator('.rdp-caption_label');
  await says(caption, 'June 2027');
  await dialog(page).locator('.rdp-button_next').click();
  await says(caption, 'July 2027');
  await day(page, '2027-07-08').click();
  await says(date(page), longDate('2027-07-08'));
  await day(page, '2027-07-08').click();
  await says(date(page), inquiry.date.pick);
  await day(page, '2027-07-10').click();
  await says(date(page), longDate('2027-07-10'));
  await page.keyboard.press('Escape');
  await expect(form(page).locator('.fault')).toHaveCount(0);
  await expect(alert(page)).toBeEmpty();
}

/** Sends what is filled in, and finds the button as it was. */
async function sendInquiry(page: Page): Promise<void> {
  // All that the button says from now on: the second of sending may be over before anybody looks.
  const said = await send(page).evaluateHandle(button => {
    const words = new Set<string>();
    const note = () => words.add(button.textContent.replace(/[⟦⟧]/g, '').trim());
    new MutationObserver(note).observe(button, { subtree: true, childList: true, characterData: true });
    return words;
  });
  await send(page).click();
  await says(status(page).locator('.toast-title'), inquiry.sent.title);
  await says(send(page), inquiry.submit);
  expect(await said.evaluate(words => [...words].filter(Boolean).slice(0, 2))).toEqual([
    inquiry.sending,
    inquiry.submit,
  ]);
  await says(date(page), inquiry.date.pick);
  await expect(field(page, 'fullName')).toHaveValue('');
  await status(page).locator('button').click();
  await expect(status(page)).toBeEmpty();
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.locator(`.footer a[href="${pages.privacy.path}"]`).click();
  await says(heading(page), pages.privacy.heading);
  await page.goBack();
  await says(heading(page), pages.contact.heading);
  await page.goForward();
  await says(heading(page), pages.privacy.heading);
  await goInside(page, nowhere);
  await says(heading(page), site.notFound.title);
  await page.locator('main button').last().click();
  await says(heading(page), pages.privacy.heading);
}

for (const { way, continuously } of [
  { way: 'into fonts', continuously: true },
  { way: 'in place', continuously: false },
] satisfies { way: Way; continuously: boolean }[]) {
  test.describe(`texts translated ${way} ${continuously ? 'from before React on' : 'after the start'}`, () => {
    // React draws anew, and says so, what was not its own when it started.
    test.use({ viewport: phone, expectedComplaints: ['Minified React error #418'] });

    test('every journey goes on', async ({ page }) => {
      test.setTimeout(120_000);
      await installTranslator(page, way, continuously);
      await page.clock.setFixedTime(new Date('2027-06-10T11:00:00Z'));
      const walk = async (...steps: ((page: Page) => Promise<void>)[]) => {
        for (const step of steps) {
          // What React draws while it starts is drawn after the first translation: until nothing is left, it is asked for again.
          const left = (again: boolean) => {
            const texts = window.untranslated();
            if (again) window.translate();
            return texts;
          };
          await expect.poll(() => page.evaluate(left, !continuously)).toEqual([]);
          expect(await page.locator('body').innerText()).not.toMatch(/⟦[^⟧]*⟦/);
          await step(page);
        }
      };
      await open(page, pages.home.path);
      const toAttractions = () => chooseFromMenu(page, pages.attractions);
      const toContact = () => chooseFromMenu(page, pages.contact);
      await walk(toAttractions, toContact, makeMistakes, fillIn, sendInquiry, leaveAndReturn);
      // The form's own page, met by React as it was translated.
      await open(page, pages.contact.path);
      await walk(makeMistakes, fillIn, sendInquiry);
      await expect(page.locator('.error-screen')).toHaveCount(0);
    });
  });
}

test.describe('a page that nobody can find', () => {
  test.use({ expectedComplaints: ['404 (Not Found)', 'Minified React error #418'] });

  test('leads back when it is translated', async ({ page }) => {
    for (const way of ['into fonts', 'in place'] as const) {
      await page.goto(pages.attractions.path);
      await installTranslator(page, way, true);
      await page.goto(nowhere);
      await says(heading(page), site.notFound.title);
      await page.locator('main button').click();
      await expect(page).toHaveURL(pages.attractions.path);
    }
  });
});

test('names, numbers and addresses are not for translation', async ({ page }) => {
  test.setTimeout(60_000);
  const { name, phone, email, privacyEmail, address } = park;
  for (const { path } of everyPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(
      facts => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const wrong: string[] = [];
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          if (!facts.some(fact => data.includes(fact))) continue;
          if (!parentElement?.closest('[translate=no], script, style')) wrong.push(data);
        }
        return wrong;
      },
      [phone, email, privacyEmail, address.street],
    );
    expect(found, path).toEqual([]);
    for (const brand of await page.locator('.brand-name').all()) {
      await expect(brand).toHaveText(name);
      expect(await brand.evaluate(element => element.closest('[translate=no]') !== null), path).toBe(true);
    }
  }
});
