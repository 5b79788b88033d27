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

/**
 * Renders the answers to plain form posts from the sources, without the document around them. A test that imports it replaces `#delivery`
 * by `app/components/inquiry/live.ts`.
 */
export const answerRenderer: AnswerRenderer = {
  locales: allLocales,
  contact: (locale, refused, today) =>
    render('contact', { ...dataOf(locale, 'contact'), buildDay: today }, undefined, refused),
  thanks: (locale, reference) => render('thanks', { ...dataOf(locale, 'thanks'), reference }),
};
