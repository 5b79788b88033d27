import { useEffect, useRef, useState } from 'react';
import { park } from '../../domain/park.ts';
import { GlobeIcon, MenuIcon, Wave } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { Picture } from '../art/picture.tsx';
import { usePageData } from '../page-data.ts';
import { Languages } from '../ui/languages.tsx';
import { navigation } from '../ui/navigation.ts';
import { PageLink } from '../ui/page-link.tsx';
import { removeOrphan } from '../ui/remove-orphan.ts';

/** Where the header shows the links itself (as in `menu.css`). */
const wide = '(min-width: 961px)';

const isOpen = (popover: HTMLElement | null) => popover?.matches(':popover-open') ?? false;
const close = (popover: HTMLElement | null) => isOpen(popover) && popover?.hidePopover();

/** The header of every page. On narrow screens its links are in a popover, which needs no script; the early script closes it when one is chosen. */
export function Header() {
  const site = usePageData('site');
  const language = usePageData('language');
  const { nav } = site;
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(isOpen(menu.current));
    const width = matchMedia(wide);
    const closeWhenWide = () => width.matches && close(menu.current);
    width.addEventListener('change', closeWhenWide);
    return () => width.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <header className="header" ref={removeOrphan}>
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
          // The early script maintains `aria-expanded`.
          aria-controls="menu"
          aria-label={open ? nav.close : nav.open}
        >
          <MenuIcon />
        </button>
        <nav
          id="menu"
          className="menu"
          popover="auto"
          aria-label={nav.label}
          ref={menu}
          onToggle={() => setOpen(isOpen(menu.current))}
          onBlur={event => {
            // The menu must not cover the focused element.
            const next = event.relatedTarget;
            if (next && !event.currentTarget.contains(next) && !next.closest('.menu-toggle'))
              close(menu.current);
          }}
        >
          <ul className="menu-links">
            {navigation.main.map(page => (
              <li key={page}>
                <PageLink to={page}>{site.pages[page]}</PageLink>
                <Wave />
              </li>
            ))}
          </ul>
          <button type="button" className="language-button" popoverTarget="languages">
            <GlobeIcon />
            <span className="hidden-text">{site.languages.label} </span>
            <span translate="no">{language.lang.toUpperCase()}</span>
          </button>
          <Languages id="languages" popover="auto" />
          <PageLink to="contact" at="inquiry" className="button button-tickets menu-tickets">
            {nav.tickets}
          </PageLink>
          <Picture name="leaves-1" alt="" sizes="340px" className="menu-leaves" />
        </nav>
      </div>
    </header>
  );
}
