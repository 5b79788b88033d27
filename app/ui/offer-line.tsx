import { type ComponentType, useState } from 'react';
import type { OfferCopy } from '../../content/en/offer.ts';
import { CloseIcon } from '../art/marks.tsx';
import { adoptStyle } from './adopt-style.ts';
import type { languages } from './languages.data.ts';
import { keepFragment, useElsewhere } from './languages.tsx';
import css from './offer.css?inline';

/** The words of each language, alone. */
const words = import.meta.glob<OfferCopy>('../../content/*/offer.ts', { import: 'offer' });

adoptStyle(css);

/** The line that offers a language, with its words. Rejects where those do not arrive. */
export async function offerLine({ id, lang, home }: (typeof languages)[number]): Promise<ComponentType> {
  const offer = await words[`../../content/${id}/offer.ts`]?.();
  if (!offer) throw new Error(lang);
  return function OfferLine() {
    const [shown, setShown] = useState(true);
    const elsewhere = useElsewhere();
    if (!shown) return null;
    return (
      <aside className="offer linked" lang={lang} translate="no" aria-label={offer.read}>
        <p>
          {offer.text}{' '}
          <a href={elsewhere[id] ?? home} hrefLang={lang} onClick={keepFragment}>
            {offer.read}
          </a>
        </p>
        <button type="button" aria-label={offer.dismiss} onClick={() => setShown(false)}>
          <CloseIcon />
        </button>
      </aside>
    );
  };
}
