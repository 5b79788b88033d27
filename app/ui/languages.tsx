import type { MouseEvent } from 'react';
import { usePageData } from '../page-data.ts';

/** What is behind `#` is the same in every language: the place on a page, the plan of a day. */
export function keepFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

/**
 * The page one is on in every language. The links load documents, in which the other language's texts are. What was typed is found there
 * again, because the form keeps it in this tab.
 */
export function Languages({ id: listId, popover }: { id?: string; popover?: 'auto' }) {
  const { lang: own } = usePageData('language');
  const languages = usePageData('languages');
  const elsewhere = usePageData('elsewhere');
  return (
    <ul className="languages" id={listId} popover={popover}>
      {languages.map(({ id, lang, name, home }) => (
        <li key={lang}>
          <a
            href={elsewhere[id] ?? home}
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
