import { CloseIcon } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';

/** `suggest-language.ts` shows one of them. */
export function LanguageSuggestions() {
  const { lang: currentLang } = usePageData('language');
  const languages = usePageData('languages');
  const alternates = usePageData('alternates');
  return languages
    .filter(({ lang }) => lang !== currentLang)
    .map(({ id, lang, home, suggestion }) => (
      <aside
        key={id}
        className="suggestion linked"
        lang={lang}
        translate="no"
        aria-label={suggestion.read}
        hidden
      >
        <p>
          {suggestion.text}{' '}
          <a href={alternates[id] ?? home} hrefLang={lang}>
            {suggestion.read}
          </a>
        </p>
        <button type="button" className="icon-button" aria-label={suggestion.dismiss}>
          <CloseIcon />
        </button>
      </aside>
    ));
}
