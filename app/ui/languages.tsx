import type { MouseEvent } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import { language } from './language.ts';
import { languages } from './languages.data.ts';

/** What is behind `#` is the same in every language: the place on a page, the plan of a day. */
export function keepFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

/**
 * The page that is shown, by language: what its module tells in `handle`. A page that is none of the site's, such as that of a wrong address,
 * tells nothing.
 */
export function useElsewhere(): Partial<Record<Locale, string>> {
  const handle = useMatches().at(-1)?.handle as { elsewhere?: Partial<Record<Locale, string>> } | undefined;
  return handle?.elsewhere ?? {};
}

/**
 * The page one is on in every language. The links load documents: each language is a build of its own. What was typed is found there
 * again, because the form keeps it in this tab.
 */
export function Languages({ id: listId, popover }: { id?: string; popover?: 'auto' }) {
  const elsewhere = useElsewhere();
  return (
    <ul className="languages" id={listId} popover={popover}>
      {languages.map(({ id, lang, name, home }) => (
        <li key={lang}>
          <a
            href={elsewhere[id] ?? home}
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
