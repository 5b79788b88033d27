import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { readDelivery } from '../server/env.ts';
import { allLocales, type Locale } from './i18n/locales.ts';
import { type PageId, pageIds, pathTo, thanksPath } from './i18n/paths.ts';

const modules: Record<PageId, string> = {
  home: 'pages/home.tsx',
  attractions: 'pages/attractions.tsx',
  contact: 'pages/contact.tsx',
  privacy: 'pages/privacy.tsx',
  cookies: 'pages/cookies.tsx',
  gdpr: 'pages/gdpr.tsx',
};

/** Explicit paths for every language: a `:locale` parameter would swallow unknown URLs. */
function page(id: PageId, locale: Locale) {
  const path = pathTo(id, locale).slice(1);
  const options = { id: `${locale}/${id}` };
  return path === '' ? index(modules[id], options) : route(path, modules[id], options);
}

/** Where a form that was posted without scripts ends. Only a live form is posted. */
function thanks(locale: Locale) {
  return route(thanksPath(locale).slice(1), 'pages/thanks.tsx', { id: `${locale}/thanks` });
}

const live = readDelivery(process.env) === 'live';

export default [
  layout('frame.tsx', [
    ...allLocales.flatMap(locale => pageIds.map(id => page(id, locale))),
    ...(live ? allLocales.map(thanks) : []),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
