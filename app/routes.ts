import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { builtLanguage } from '../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../i18n/paths.ts';

const modules: Record<PageId, string> = {
  home: 'pages/home/page.tsx',
  attractions: 'pages/attractions/page.tsx',
  contact: 'pages/contact/page.tsx',
  plan: 'pages/plan/page.tsx',
  privacy: 'pages/policies/privacy.tsx',
  cookies: 'pages/policies/cookies.tsx',
  gdpr: 'pages/policies/gdpr.tsx',
  legal: 'pages/policies/legal.tsx',
  accessibility: 'pages/policies/accessibility.tsx',
};

const language = builtLanguage();

function page(id: PageId) {
  const path = pathTo(id, language).slice(1);
  return path === '' ? index(modules[id], { id }) : route(path, modules[id], { id });
}

/** The build has checked the setting (`react-router.config.ts`). */
const live = process.env['INQUIRIES'] === 'live';

/** Every URL of the language that is built. A link to another language leaves these pages for those of another build. */
export default [
  layout('frame.tsx', [
    ...pageIds.map(page),
    // Where a form ends that was posted without scripts. Only a live form is posted.
    ...(live
      ? [
          route(pathTo('thanks', language).slice(1), 'pages/thanks/page.tsx', { id: 'thanks' }),
          route(pathTo('refused', language).slice(1), 'pages/contact/refused.tsx', { id: 'refused' }),
        ]
      : []),
    route(pathTo('offline', language).slice(1), 'pages/offline/page.tsx', { id: 'offline' }),
    route('*', 'pages/not-found/page.tsx'),
  ]),
] satisfies RouteConfig;
