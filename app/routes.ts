import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { allLocales, type Locale } from '../i18n/locales.ts';
import { type PageId, pageIds, pathTo, thanksPath } from '../i18n/paths.ts';

const modules: Record<PageId, string> = {
  home: 'pages/home/page.tsx',
  attractions: 'pages/attractions/page.tsx',
  contact: 'pages/contact/page.tsx',
  privacy: 'pages/policies/privacy.tsx',
  cookies: 'pages/policies/cookies.tsx',
  gdpr: 'pages/policies/gdpr.tsx',
};

/** Explicit paths for every language: a `:locale` parameter would swallow unknown URLs. */
function page(id: PageId, locale: Locale) {
  const path = pathTo(id, locale).slice(1);
  const options = { id: `${locale}/${id}` };
  return path === '' ? index(modules[id], options) : route(path, modules[id], options);
}

/** Where a form that was posted without scripts ends. Only a live form is posted. */
function thanks(locale: Locale) {
  return route(thanksPath(locale).slice(1), 'pages/thanks/page.tsx', { id: `${locale}/thanks` });
}

/** The build has checked the setting (`react-router.config.ts`). */
const live = process.env['INQUIRIES'] === 'live';

export default [
  layout('frame.tsx', [
    ...allLocales.flatMap(locale => pageIds.map(id => page(id, locale))),
    ...(live ? allLocales.map(thanks) : []),
    route('*', 'pages/not-found/page.tsx'),
  ]),
] satisfies RouteConfig;
