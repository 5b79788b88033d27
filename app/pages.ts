/** For the build only. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { type PolicyId, policyIds } from '../i18n/pages.ts';
import type { HeroPictures } from './components/hero.tsx';
import type { PageSource } from './page-source.ts';
import { Attractions } from './routes/attractions/attractions.tsx';
import { attractionsPictures } from './routes/attractions/hero.tsx';
import { Contact } from './routes/contact/contact.tsx';
import { contactPictures } from './routes/contact/hero.tsx';
import { parkPosition } from './routes/contact/park-map.tsx';
import { homePictures } from './routes/home/hero.tsx';
import { Home } from './routes/home/home.tsx';
import { NotFound } from './routes/not-found/not-found.tsx';
import { Offline } from './routes/offline/offline.tsx';
import { PlanPage } from './routes/plan/plan.tsx';
import { Policy } from './routes/policy/policy.tsx';
import type { IslandName, PageName, Site } from './site.ts';
import attractionsStyle from './styles/attractions.css?inline';
import contactStyle from './styles/contact.css?inline';
import homeStyle from './styles/home.css?inline';
import notFoundStyle from './styles/not-found.css?inline';
import planStyle from './styles/plan.css?inline';
import policyStyle from './styles/policy.css?inline';

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
        'calendar-file': { address, calendarFile: { ...calendarFile, names: showNames }, language },
      }),
    },
  ),
  contact: page(Contact, ({ words }) => ({ words: words.contact }), {
    style: contactStyle + parkPosition,
    hero: contactPictures,
    island: 'inquiry',
  }),
  plan: page(PlanPage, ({ words }) => words.plan.hero, { style: planStyle, island: 'planner' }),
  ...(Object.fromEntries(policyIds.map(id => [id, policyPage(id)])) as Record<PolicyId, PageEntry>),
  offline: page(Offline, ({ words }) => ({ words: words.offline })),
  notFound: page(NotFound, ({ words }) => ({ encounters: words.attractions.encounters.cards }), {
    style: notFoundStyle,
  }),
};
