/** What popovers of the header lack: their buttons say whether they are open, and they close where they would cover something. */

/** Where the header shows the links itself (as in `menu.css`). */
const wide = '(min-width: 961px)';

const closeMenus = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

export function watchMenus(): void {
  addEventListener(
    'toggle',
    event => {
      const { id } = event.target as Element;
      const button = document.querySelector(`[popovertarget="${id}"]`);
      if (!button) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      // Older screen readers ignore `popovertarget`, and the HTML standard forbids a static `aria-expanded` beside it.
      button.setAttribute('aria-expanded', String(isOpen));
      const labels = button.getAttribute('data-labels')?.split('|');
      if (labels) button.setAttribute('aria-label', labels[Number(isOpen)] ?? '');
    },
    true,
  );
  matchMedia(wide).addEventListener('change', ({ matches }) => matches && closeMenus());
  // The menu must not cover the focused element.
  addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if ((target as Element).closest('.menu') && next && !(next as Element).closest('.menu, .menu-toggle'))
      closeMenus();
  });
  addEventListener('click', ({ target }) => (target as Element).closest('.header a') && closeMenus());
  // Back may show the page again as it was.
  addEventListener('pagehide', closeMenus);
}
