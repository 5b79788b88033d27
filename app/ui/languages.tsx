import type { Words } from '../../i18n/words.ts';
import { useSite } from '../site-context.ts';

export interface LanguageLink {
  lang: string;
  name: string;
  href: string;
  /** Shown on pages in other languages. */
  suggestion: Words['languageSuggestion'];
}

interface LanguagesProps {
  languages: readonly LanguageLink[];
  id?: string;
  popover?: 'auto';
}

export function Languages({ languages, id, popover }: LanguagesProps) {
  const { lang: currentLang } = useSite().language;
  return (
    <ul className="cluster languages" id={id} popover={popover}>
      {languages.map(({ lang, name, href }) => (
        <li key={lang}>
          <a
            href={href}
            lang={lang}
            hrefLang={lang}
            translate="no"
            aria-current={lang === currentLang ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
