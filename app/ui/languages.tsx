import { usePageData } from '../page-data.ts';

/** Links to the current page in every language; each loads a new document (`inline/switch-language.ts`). */
export function Languages({ id: listId, popover }: { id?: string; popover?: 'auto' }) {
  const { lang: own } = usePageData('language');
  const languages = usePageData('languages');
  const alternates = usePageData('alternates');
  return (
    <ul className="cluster languages" id={listId} popover={popover}>
      {languages.map(({ id, lang, name, home }) => (
        <li key={lang}>
          <a
            href={alternates[id] ?? home}
            lang={lang}
            hrefLang={lang}
            translate="no"
            aria-current={lang === own ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
