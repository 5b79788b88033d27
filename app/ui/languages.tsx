import type { MouseEvent } from 'react';
import { usePageData } from '../page-data.ts';

/** Fragments are the same in every language: a place on the page, the plan of a day. */
export function keepFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

/** Links to the current page in every language, each of them another document. */
export function Languages({ id: listId, popover }: { id?: string; popover?: 'auto' }) {
  const { lang: own } = usePageData('language');
  const languages = usePageData('languages');
  const alternates = usePageData('alternates');
  return (
    <ul className="languages" id={listId} popover={popover}>
      {languages.map(({ id, lang, name, home }) => (
        <li key={lang}>
          <a
            href={alternates[id] ?? home}
            lang={lang}
            hrefLang={lang}
            translate="no"
            aria-current={lang === own ? 'true' : undefined}
            onClick={keepFragment}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
