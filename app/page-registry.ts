/** For the build only. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { mapRecord } from '../domain/typed-records.ts';
import { type PolicyId, policyIds } from '../i18n/pages.ts';
import type { ShowCalendarData } from './components/calendar-file.ts';
import type { HeroPictures } from './components/hero.tsx';
import type { PageSource } from './page-source.ts';
import attractionsStyle from './routes/attractions/attractions.css?inline';
import { Attractions } from './routes/attractions/attractions.tsx';
import { attractionsPictures } from './routes/attractions/attractions-hero.tsx';
import contactStyle from './routes/contact/contact.css?inline';
import { Contact } from './routes/contact/contact.tsx';
import { contactPictures } from './routes/contact/contact-hero.tsx';
import { parkPosition } from './routes/contact/tenerife-map.tsx';
import homeStyle from './routes/home/home.css?inline';
import { Home } from './routes/home/home.tsx';
import { homePictures } from './routes/home/home-hero.tsx';
import notFoundStyle from './routes/not-found/not-found.css?inline';
import { NotFound } from './routes/not-found/not-found.tsx';
import { Offline } from './routes/offline/offline.tsx';
import planStyle from './routes/plan/plan.css?inline';
import { PlanPage } from './routes/plan/plan.tsx';
import policyStyle from './routes/policy/policy.css?inline';
import { Policy } from './routes/policy/policy.tsx';
import type { IslandName, PageName, Site } from './site-context.ts';

interface PageParts {
  /** Follows the stylesheet that all pages share. */
  style?: string | ((source: PageSource) => string);
  hero?: HeroPictures;
  island?: IslandName;
  /** JSON for the page's scripts, by the id of its element. */
  scriptData?: (source: PageSource, site: Site) => Record<string, object>;
}

interface PageEntry extends PageParts {
  render: (source: PageSource) => ReactNode;
}

const page = <Props extends object>(
  component: ComponentType<Props>,
  propsOf: (source: PageSource) => Props,
  parts: PageParts = {},
): PageEntry => ({ ...parts, render: source => createElement(component, propsOf(source)) });

const policyPage = (id: PolicyId) =>
  page(Policy, ({ words }) => ({ id, words: words[id] }), { style: policyStyle });

export const pages: Record<PageName, PageEntry> = {
  home: page(Home, ({ words }) => ({ words: words.home }), { style: homeStyle, hero: homePictures }),
  attractions: page(
    Attractions,
    ({ words, timeline }) => ({ words: words.attractions, addToPlan: words.planLinks.add, timeline }),
    {
      style: ({ timeline }) => attractionsStyle + timeline.css,
      hero: attractionsPictures,
      scriptData: ({ words: { calendarFile, showNames } }, { address, language }) => ({
        'calendar-file': {
          address,
          calendarFile: { ...calendarFile, names: showNames },
          language,
        } satisfies ShowCalendarData,
      }),
    },
  ),
  contact: page(Contact, ({ words }) => ({ words: words.contact }), {
    style: contactStyle + parkPosition,
    hero: contactPictures,
    island: 'inquiry',
  }),
  plan: page(PlanPage, ({ words }) => words.plan.hero, { style: planStyle, island: 'planner' }),
  ...mapRecord(policyIds, policyPage),
  offline: page(Offline, ({ words }) => ({ words: words.offline })),
  notFound: page(NotFound, ({ words }) => ({ encounters: words.attractions.encounters.cards }), {
    style: notFoundStyle,
  }),
};
