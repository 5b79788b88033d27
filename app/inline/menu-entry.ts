/**
 * Gives an open popover of the header an entry in the history, so that the browser's Back closes it. Following one of its links
 * replaces the entry, and closing it otherwise leaves the entry.
 */
export function addMenuEntries(): void {
  const openMenu = () => document.querySelector<HTMLElement>('.header :popover-open');
  const isEntry = () => Boolean(history.state?.menu);
  const enter = () => history.pushState({ ...history.state, menu: true }, '');
  /** Whether `history.back()`, which is asynchronous, is under way. */
  let leaving = false;
  const leave = () => {
    if (!leaving) history.back();
    leaving = true;
  };

  const isMenu = ({ target }: Event) => (target as Element).matches('.header [popover]');
  // Before `toggle`, which is asynchronous: Back may be pressed at once.
  addEventListener(
    'beforetoggle',
    event => isMenu(event) && event.newState === 'open' && !isEntry() && enter(),
    true,
  );
  addEventListener('toggle', event => isMenu(event) && !openMenu() && isEntry() && leave(), true);

  addEventListener('popstate', () => {
    const hasLeft = leaving;
    leaving = false;
    const menu = openMenu();
    // By Forward, or by Back from another document.
    if (isEntry()) menu || leave();
    else if (hasLeft) menu && enter();
    else menu?.hidePopover();
  });

  // A reload closes the menu.
  addEventListener('pageshow', () => isEntry() && !openMenu() && leave());

  const linkOf = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    const link = opensElsewhere ? null : (target as Element).closest<HTMLAnchorElement>('a[href]');
    return link?.target ? null : link;
  };
  addEventListener(
    'click',
    event => {
      const link = isEntry() && linkOf(event);
      // Pressing the pointer outside of a menu has closed it; a link to the current page only closes it.
      if (!link || (openMenu() && link.href !== location.href)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openMenu()?.hidePopover();
      leave();
      addEventListener('popstate', () => link.click(), { once: true });
    },
    true,
  );
  // After React has handled the click.
  addEventListener('click', event => {
    const link = isEntry() && linkOf(event);
    if (!link) return;
    openMenu()?.hidePopover();
    history.replaceState({ ...history.state, menu: false }, '');
    // The router replaces the entry itself (`PageLink`).
    if (event.defaultPrevented) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
