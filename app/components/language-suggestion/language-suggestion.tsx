import { lazy, Suspense, useEffect, useState } from 'react';
import { type LanguageLink, usePageData } from '../../page-data.ts';
import { hasChosenLanguage } from '../../ui/language-choice.ts';

const SuggestionLine = lazy(() => import('./suggestion-line.tsx').catch(() => ({ default: () => null })));

/** The visitor's most preferred language that the site has. */
const preferred = (languages: readonly LanguageLink[]) =>
  navigator.languages
    .map(tag => languages.find(({ lang }) => tag.split('-')[0] === lang))
    .find(known => known !== undefined);

/** Suggests the visitor's preferred language if the page is in another, until they choose; never redirects. */
export function LanguageSuggestion() {
  const languages = usePageData('languages');
  const { lang } = usePageData('language');
  const [suggested, setSuggested] = useState<LanguageLink>();
  useEffect(() => {
    const wanted = preferred(languages);
    if (wanted?.lang !== lang && !hasChosenLanguage()) setSuggested(wanted);
  }, [languages, lang]);
  return (
    suggested && (
      <Suspense>
        <SuggestionLine language={suggested} />
      </Suspense>
    )
  );
}
