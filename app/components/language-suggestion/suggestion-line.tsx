import { useState } from 'react';
import { CloseIcon } from '../../art/icons.tsx';
import { type LanguageLink, usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { keepFragment } from '../../ui/languages.tsx';
import css from './suggestion-line.css?inline';

adoptStyle(css);

/** A line that suggests a language, written in that language. */
export default function SuggestionLine({
  language: { id, lang, home, suggestion },
}: {
  language: LanguageLink;
}) {
  const [shown, setShown] = useState(true);
  const alternates = usePageData('alternates');
  if (!shown) return null;
  return (
    <aside className="suggestion linked" lang={lang} translate="no" aria-label={suggestion.read}>
      <p>
        {suggestion.text}{' '}
        <a href={alternates[id] ?? home} hrefLang={lang} onClick={keepFragment}>
          {suggestion.read}
        </a>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={suggestion.dismiss}
        onClick={() => setShown(false)}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
