import type { MouseEvent } from 'react';
import { useMatches } from 'react-router';
import type { PageId } from '../../i18n/paths.ts';
import { language } from './language.ts';
import { languages } from './languages.data.ts';

/** What is behind `#` is the same in every language: the place on a page, the plan of a day. */
export function keepFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

/**
 * The page one is on in every language. The links load documents: each language is a build of its own. What was typed is found there
 * again, because the form keeps it in this tab.
 */
export function Languages({ id, popover }: { id?: string; popover?: 'auto' }) {
  // A page that is none of the site's, such as that of a wrong address, has the home page in its place.
  const page = (useMatches().at(-1)?.id ?? 'home') as PageId;
  return (
    <ul className="languages" id={id} popover={popover}>
      {languages.map(({ lang, name, paths }) => (
        <li key={lang}>
          <a
            href={paths[page] ?? paths.home}
            lang={lang}
            hrefLang={lang}
            translate="no"
            aria-current={lang === language.lang ? 'true' : undefined}
            onClick={keepFragment}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
