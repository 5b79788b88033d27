import { park } from '../../domain/park.ts';
import { menuIds } from '../../i18n/pages.ts';
import { GlobeIcon, MenuIcon, Wave } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { Picture } from '../art/picture.tsx';
import { useSite } from '../site-context.ts';
import { type LanguageLink, Languages } from '../ui/languages.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** On narrow screens links are in a popover, which needs no script. */
export function Header({ languages }: { languages: readonly LanguageLink[] }) {
  const { language, words } = useSite();
  const { nav } = words;
  return (
    <header className="header on-picture">
      <div className="content header-content">
        <PageLink to="home" className="brand">
          <Logo />
          <span className="brand-name" translate="no">
            {park.name}
          </span>
        </PageLink>
        <PageLink to="contact" at="inquiry" className="button button-tickets button-small header-tickets">
          {nav.ticketsShort}
        </PageLink>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="menu"
          aria-controls="menu"
          aria-label={nav.menu}
        >
          <MenuIcon />
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label={nav.label}>
          <ul className="menu-links">
            {menuIds.map(page => (
              <li key={page}>
                <PageLink to={page}>{words.pages[page]}</PageLink>
                <Wave />
              </li>
            ))}
          </ul>
          <button type="button" className="language-button" popoverTarget="languages">
            <GlobeIcon />
            <span className="hidden-text">{words.languages.label} </span>
            <span translate="no">{language.lang.toUpperCase()}</span>
          </button>
          <Languages languages={languages} id="languages" popover="auto" />
          <PageLink to="contact" at="inquiry" className="button button-tickets menu-tickets">
            {nav.tickets}
          </PageLink>
          <Picture name="leaves-1" alt="" sizes="320px" className="menu-leaves" />
        </nav>
      </div>
    </header>
  );
}
