import { CloseIcon } from '../../art/icons.tsx';
import { useSite } from '../../site-context.ts';
import type { LanguageLink } from '../../ui/languages.tsx';

/** `suggest-language.ts` shows one of them. */
export function LanguageSuggestions({ languages }: { languages: readonly LanguageLink[] }) {
  const { lang: currentLang } = useSite().language;
  return languages
    .filter(({ lang }) => lang !== currentLang)
    .map(({ lang, href, suggestion }) => (
      <aside
        key={lang}
        className="suggestion linked"
        lang={lang}
        translate="no"
        aria-label={suggestion.read}
        hidden
      >
        <p>
          {suggestion.text}{' '}
          <a href={href} hrefLang={lang}>
            {suggestion.read}
          </a>
        </p>
        <button type="button" className="icon-button" aria-label={suggestion.dismiss}>
          <CloseIcon />
        </button>
      </aside>
    ));
}
