import { useEffect, useRef, useState } from 'react';
import { park } from '../../domain/park.ts';
import { Logo } from '../art/logo.tsx';
import { GlobeIcon, MenuIcon, Wave } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { usePageData } from '../page-data.ts';
import { Languages } from '../ui/languages.tsx';
import { navigation } from '../ui/navigation.ts';
import { onlyCopy } from '../ui/only-copy.ts';
import { PageLink } from '../ui/page-link.tsx';

/** From this width on the links stand in the bar. `components/bar.css` has the same figure. */
const wide = '(min-width: 961px)';

/**
 * The bar on top of every page. On narrow screens its links are a popover of the browser's own: the toggle opens it
 * before React is there and with scripts off, and Escape closes it.
 */
export function Bar() {
  const site = usePageData('site');
  const language = usePageData('language');
  const { nav } = site;
  const menu = useRef<HTMLElement>(null);
  /**
   * Unknown until it can be asked. The HTML has no `aria-expanded`: the browser says it of a button with a popover by itself, and the
   * standard wants it left out there; older screen readers are told as soon as a script runs.
   */
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const readState = () => setOpen(element.matches(':popover-open'));
    // A menu opened before React was there is already open now.
    readState();
    element.addEventListener('toggle', readState);
    const width = matchMedia(wide);
    const closeWhenWide = () => width.matches && close(element);
    width.addEventListener('change', closeWhenWide);
    return () => {
      element.removeEventListener('toggle', readState);
      width.removeEventListener('change', closeWhenWide);
    };
  }, []);

  const closeMenu = () => menu.current && close(menu.current);

  return (
    <header className="bar" ref={onlyCopy}>
      <div className="content bar-content">
        <PageLink to="home" className="brand" onClick={closeMenu}>
          <Logo />
          <span className="brand-name" translate="no">
            {park.name}
          </span>
        </PageLink>
        <PageLink
          to="contact"
          at="inquiry"
          className="button button-tickets button-small bar-tickets"
          onClick={closeMenu}
        >
          {nav.ticketsShort}
        </PageLink>
        <button
          type="button"
          className="menu-toggle"
          popoverTarget="menu"
          aria-expanded={open}
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
          onBlur={event => {
            // Tabbing out of the sheet closes it: nothing that has focus may lie under it.
            const next = event.relatedTarget;
            if (next && !event.currentTarget.contains(next) && !next.closest('.menu-toggle')) closeMenu();
          }}
        >
          <ul className="menu-links">
            {navigation.main.map(page => (
              <li key={page}>
                <PageLink to={page} onClick={closeMenu}>
                  {site.pages[page]}
                </PageLink>
                <Wave />
              </li>
            ))}
          </ul>
          <button type="button" className="language-button" popoverTarget="languages">
            <GlobeIcon />
            <span className="hidden-text">{site.languages.label}: </span>
            <span translate="no">{language.lang.toUpperCase()}</span>
          </button>
          <Languages id="languages" popover="auto" />
          <PageLink to="contact" className="button button-tickets menu-tickets" onClick={closeMenu}>
            {nav.tickets}
          </PageLink>
          <Picture name="leaves-1" alt="" sizes="340px" className="menu-leaves" />
        </nav>
      </div>
    </header>
  );
}

function close(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
}
