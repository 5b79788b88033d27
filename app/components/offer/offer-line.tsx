import { useState } from 'react';
import { CloseIcon } from '../../art/marks.tsx';
import { type LanguageLink, usePageData } from '../../page-data.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { keepFragment } from '../../ui/languages.tsx';
import css from './offer.css?inline';

adoptStyle(css);

/** A line that suggests a language, in its words. */
export default function OfferLine({ language: { id, lang, home, offer } }: { language: LanguageLink }) {
  const [shown, setShown] = useState(true);
  const elsewhere = usePageData('elsewhere');
  if (!shown) return null;
  return (
    <aside className="offer linked" lang={lang} translate="no" aria-label={offer.read}>
      <p>
        {offer.text}{' '}
        <a href={elsewhere[id] ?? home} hrefLang={lang} onClick={keepFragment}>
          {offer.read}
        </a>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={offer.dismiss}
        onClick={() => setShown(false)}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
