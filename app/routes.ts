import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { allLocales, type Locale } from './i18n/locales.ts';
import { type PageId, pageIds, pathTo } from './i18n/paths.ts';

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

export default [
  // The frame has an error boundary of its own, without bar and footer; the guard inside it keeps them.
  layout('frame.tsx', [
    layout('guard.tsx', [
      ...allLocales.flatMap(locale => pageIds.map(id => page(id, locale))),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
