import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { menuIds, type PageId, pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { site } from './english.ts';

export interface SitePage {
  path: string;
  title: string;
  heading: string;
}

export const pages = Object.fromEntries(
  pageIds.map((id): [PageId, SitePage] => {
    const { title, ...pageWords } = words.en[id];
    const heading = 'hero' in pageWords ? pageWords.hero.title : title;
    return [id, { path: pathTo(id, locales.en), title: `${title} | ${park.name}`, heading }];
  }),
) as Record<PageId, SitePage>;

export const everyPage = Object.values(pages);

/** Unlike the policies, these have a form, pictures and sections. */
export const menuPages = menuIds.map(id => pages[id]);

export const missingPath = '/no/such/page';

export const menu = (page: Page) => page.getByRole('navigation', { name: site.nav.label });

export const menuLink = (page: Page, to: (typeof menuIds)[number]) =>
  menu(page).getByRole('link', { name: site.pages[to] });

export const menuToggle = (page: Page) => page.getByRole('button', { name: site.nav.menu, exact: true });

export const footer = (page: Page) => page.getByRole('contentinfo');

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
