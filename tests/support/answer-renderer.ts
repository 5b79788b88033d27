import { render } from '../../app/entry.server.tsx';
import { park } from '../../domain/park.ts';
import { allLocales, type Locale } from '../../i18n/locales.ts';
import type { AnswerRenderer } from '../../server/site/answer-pages.ts';
import { createPageData } from '../../site-build/page-data.ts';

const dataOf = (locale: Locale, page: 'contact' | 'thanks') =>
  createPageData(locale, page, {
    origin: park.origin,
    inquiryMode: 'live',
    siteLocales: allLocales,
    today: '2026-11-01',
  });

/** Tests that import this must replace `#delivery` with `app/components/inquiry/live/live.ts`. */
export const answerRenderer: AnswerRenderer = {
  locales: allLocales,
  contact: (locale, refusal, today) =>
    render('contact', { ...dataOf(locale, 'contact'), buildDay: today }, undefined, refusal),
  thanks: (locale, reference) => render('thanks', { ...dataOf(locale, 'thanks'), reference }),
};
