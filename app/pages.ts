/** For the build only. */
import type { ComponentType } from 'react';
import { type PolicyId, policyIds } from '../i18n/pages.ts';
import type { HeroPictures } from './components/hero.tsx';
import type { IslandName, PageData, PageName } from './page-data.ts';
import * as attractions from './routes/attractions/attractions.tsx';
import * as contact from './routes/contact/contact.tsx';
import * as home from './routes/home/home.tsx';
import NotFound from './routes/not-found/not-found.tsx';
import Offline from './routes/offline/offline.tsx';
import Plan from './routes/plan/plan.tsx';
import Policy from './routes/policy/policy.tsx';
import attractionsStyle from './styles/attractions.css?inline';
import contactStyle from './styles/contact.css?inline';
import homeStyle from './styles/home.css?inline';
import notFoundStyle from './styles/not-found.css?inline';
import planStyle from './styles/plan.css?inline';
import policyStyle from './styles/policy.css?inline';

interface PageParts {
  default: ComponentType;
  hero?: HeroPictures;
  /** Follows the stylesheet that all pages share. */
  style?: string;
  island?: IslandName;
  /** JSON for the page's scripts, by the id of its element. */
  scriptData?: (data: PageData) => Record<string, object>;
}

const policyPages = Object.fromEntries(
  policyIds.map((id): [PolicyId, PageParts] => [id, { default: Policy, style: policyStyle }]),
) as Record<PolicyId, PageParts>;

export const pages: Record<PageName, PageParts> = {
  home: { ...home, style: homeStyle },
  attractions: { ...attractions, style: attractionsStyle },
  contact: { ...contact, style: contactStyle, island: 'inquiry' },
  plan: { default: Plan, style: planStyle, island: 'planner' },
  ...policyPages,
  offline: { default: Offline },
  notFound: { default: NotFound, style: notFoundStyle },
};
