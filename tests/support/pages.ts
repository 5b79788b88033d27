import type { Page } from '@playwright/test';
import { park, type ShowId } from '../../domain/park.ts';
import { type PageId, pageIds, pagePaths, thanksPath } from '../../i18n/paths.ts';
import { attractions, contact, cookies, gdpr, home, privacy, site } from './words.ts';

const copies = { home, attractions, contact, privacy, cookies, gdpr } satisfies Record<PageId, object>;

export interface SitePage {
  path: string;
  /** In the window's title bar. */
  title: string;
  /** The one heading of first level. */
  heading: string;
}

export const pages = Object.fromEntries(
  pageIds.map((id): [PageId, SitePage] => {
    const { title, ...copy } = copies[id];
    const heading = 'hero' in copy ? copy.hero.title : title;
    return [id, { path: pagePaths[id], title: `${title} | ${park.name}`, heading }];
  }),
) as Record<PageId, SitePage>;

export const everyPage = Object.values(pages);

/** Those that the menu leads to: a form, pictures and sections that no policy has. */
export const menuPages = [pages.home, pages.attractions, pages.contact];

/** Where a live inquiry ends that was sent without scripts. */
export const thanksPage = thanksPath('en');

/** An address where nothing is. Its page runs without React. */
export const nowhere = '/no/such/page';

export const menu = (page: Page) => page.getByRole('navigation', { name: site.nav.label });

/** A link of the menu. */
export const menuLink = (page: Page, to: 'home' | 'attractions' | 'contact' | 'tickets') =>
  menu(page).getByRole('link', { name: site.nav[to] });

/** Opens and closes the menu of a phone. */
export const menuToggle = (page: Page) =>
  page.getByRole('button', { name: site.nav.open }).or(page.getByRole('button', { name: site.nav.close }));

export const footer = (page: Page) => page.getByRole('contentinfo');

/** The row of a show in the programme. */
export const programmeOf = (page: Page, show: ShowId) =>
  page.getByRole('article').filter({
    has: page.getByRole('heading', { name: attractions.shows.cards[show].title, exact: true }),
  });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
