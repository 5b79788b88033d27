import type { Locator } from '@playwright/test';
import { park, phoneHref } from '../../domain/park.ts';
import { createShowFragment } from '../../domain/request-link.ts';
import { attractions, clock, contact, fill, home, inquiry, privacy, site } from '../support/english.ts';
import { pages } from '../support/site-pages.ts';
import { desktop, expect, open, phone as phoneWindow, test } from '../support/test.ts';

const { address, phone } = park;

async function expectHeadings(within: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(within.getByRole('heading', { name, exact: true })).toBeVisible();
}

const titlesOf = (cards: Record<string, { title: string }>) => Object.values(cards).map(({ title }) => title);

test('the home page has every section, card, review and ticket link', async ({ page }) => {
  const { whyVisit, family, residents, reviews, hero, callToAction } = home;
  await page.goto(pages.home.path);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const main = page.getByRole('main');
  await expectHeadings(main, [whyVisit.title, ...titlesOf(whyVisit.cards)]);
  await expectHeadings(main, [family.title, ...titlesOf(family.bullets)]);
  await expectHeadings(main, titlesOf(residents.cards));
  await expect(page.getByText(`${family.badge.count} ${family.badge.unit}`)).toBeVisible();
  for (const { name, location, text } of reviews.notes)
    for (const words of [name, location, text]) await expect(main.getByText(words)).toBeVisible();
  for (const { stars } of reviews.notes) {
    const notesWithStars = reviews.notes.filter(note => note.stars === stars);
    await expect(main.getByRole('img', { name: stars })).toHaveCount(notesWithStars.length);
  }
  for (const [name, to] of [
    [hero.tickets, pages.contact],
    [family.visit, pages.contact],
    [callToAction.visit, pages.contact],
    [residents.explore, pages.attractions],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to.path);
});

test('the attractions page has every encounter, show, time and activity', async ({ page }) => {
  const { encounters, shows, activities, callToAction } = attractions;
  await page.goto(pages.attractions.path);
  const main = page.getByRole('main');
  await expectHeadings(main, [encounters.title, ...titlesOf(encounters.cards)]);
  await expectHeadings(main, [shows.title, activities.title, ...titlesOf(activities.cards)]);
  for (const { text } of Object.values(encounters.cards)) await expect(main.getByText(text)).toBeVisible();
  expect(shows.cards.map(({ id }) => id)).toEqual(park.shows.map(({ id }) => id));
  for (const show of shows.cards) {
    const title = page.getByRole('heading', { name: show.title, exact: true });
    const row = page.getByRole('article').filter({ has: title });
    for (const start of show.starts) await expect(row.getByText(clock(start), { exact: true })).toBeVisible();
    await expect(row.getByText(show.lasts)).toBeVisible();
    const inquire = row.getByRole('link');
    await expect(inquire).toHaveAccessibleName(
      `${shows.inquire} ${fill(shows.inquireFor, { show: show.title })}`,
    );
    await expect(inquire).toHaveAttribute('href', `${pages.contact.path}#${createShowFragment(show.id)}`);
  }
  const last = main.getByRole('link', { name: callToAction.inquire, exact: true });
  await expect(last).toHaveAttribute('href', pages.contact.path);
});

test('every place in the picture of the park links to its card', async ({ page }) => {
  const { encounters, shows } = attractions;
  const titles = [...titlesOf(encounters.cards), ...shows.cards.map(({ title }) => title)];
  await page.goto(pages.attractions.path);
  for (const window of [desktop, phoneWindow]) {
    await page.setViewportSize(window);
    const links = await page.locator('.hero-places').getByRole('link').all();
    expect(links).toHaveLength(5);
    for (const link of links) {
      const title = await link.innerText();
      expect(titles).toContain(title);
      await link.click();
      const card = page.locator(new URL(page.url()).hash);
      await expect(card).toBeInViewport();
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
  }
});

test('the contact page has its cards, links and map', async ({ page }) => {
  const { hero, cards, map } = contact;
  await page.goto(pages.contact.path);
  await expect(page.getByText(hero.lead)).toBeVisible();
  const main = page.getByRole('main');
  await expectHeadings(main, [inquiry.title, cards.address, cards.phone, cards.email, cards.hours, map.text]);
  await expect(main.getByText(site.footer.hours)).toBeVisible();
  await expect(main.getByRole('link', { name: phone }).last()).toHaveAttribute('href', phoneHref);
  await expect(main.getByRole('link', { name: park.email }).last()).toHaveAttribute(
    'href',
    `mailto:${park.email}`,
  );
  const maps = main.getByRole('link', { name: address.street });
  await expect(maps).toContainText(site.newTab);
  await expect(maps).toHaveAttribute('target', '_blank');
  await expect(maps).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the contents of a policy, folded in narrow windows, link to its sections', async ({ page }) => {
  await open(page, pages.privacy.path);
  const contents = page.getByRole('navigation', { name: privacy.contents });
  const last = contents.getByRole('link').last();
  await expect(last).toBeVisible();
  await page.setViewportSize(phoneWindow);
  await expect(last).toBeHidden();
  await contents.getByText(privacy.contents).click();
  const anchor = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));
  const section = page.locator(anchor ?? '');
  await expect(section).toBeInViewport();
  const [header, box] = await Promise.all([page.locator('.header').boundingBox(), section.boundingBox()]);
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});
