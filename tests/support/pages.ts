import type { Page } from '@playwright/test';
import { navigation } from '../../app/ui/navigation.ts';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';
import { site } from './words.ts';

export interface SitePage {
  path: string;
  /** In the window's title bar. */
  title: string;
  /** The one heading of first level. */
  heading: string;
}

export const pages = Object.fromEntries(
  pageIds.map((id): [PageId, SitePage] => {
    const { title, ...copy } = words.en[id];
    const heading = 'hero' in copy ? copy.hero.title : title;
    return [id, { path: pathTo(id, locales.en), title: `${title} | ${park.name}`, heading }];
  }),
) as Record<PageId, SitePage>;

export const everyPage = Object.values(pages);

/** Those that the menu leads to: a form, pictures and sections that no policy has. */
export const menuPages = navigation.main.map(id => pages[id]);

/** Where the site says that it is published. */
export const siteOrigin = park.origin;

/** Where a live inquiry ends that was sent without scripts. */
export const thanksPage = pathTo('thanks', locales.en);

/** An address where nothing is. Its page runs without React. */
export const nowhere = '/no/such/page';

export const menu = (page: Page) => page.getByRole('navigation', { name: site.nav.label });

/** A link of the menu. */
export const menuLink = (page: Page, to: (typeof navigation.main)[number]) =>
  menu(page).getByRole('link', { name: site.pages[to] });

/** Opens and closes the menu of a phone. */
export const menuToggle = (page: Page) =>
  page.getByRole('button', { name: site.nav.open }).or(page.getByRole('button', { name: site.nav.close }));

export const footer = (page: Page) => page.getByRole('contentinfo');

/** The row of a show in the programme. */
export const programmeOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
