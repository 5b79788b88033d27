import { lazy, Suspense, useEffect, useState } from 'react';
import { type LanguageLink, usePageData } from '../../page-data.ts';

const SuggestionLine = lazy(() => import('./suggestion-line.tsx').catch(() => ({ default: () => null })));

/** The first of the visitor's languages that the site has. */
const preferred = (languages: readonly LanguageLink[]) =>
  navigator.languages
    .map(tag => languages.find(({ lang }) => tag.split('-')[0] === lang))
    .find(known => known !== undefined);

/** Suggests the language that the visitor's browser prefers to the page's; no redirect, and nothing is stored. */
export function LanguageSuggestion() {
  const languages = usePageData('languages');
  const { lang } = usePageData('language');
  const [suggested, setSuggested] = useState<LanguageLink>();
  useEffect(() => {
    const wanted = preferred(languages);
    if (wanted?.lang !== lang) setSuggested(wanted);
  }, [languages, lang]);
  return (
    suggested && (
      <Suspense>
        <SuggestionLine language={suggested} />
      </Suspense>
    )
  );
}
