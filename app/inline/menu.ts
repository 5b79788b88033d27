/** Windows in which the header shows the links itself (as in `menu.css`). */
const wideWindow = '(min-width: 961px)';

const closeMenu = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

/** Sets `aria-expanded` on buttons of popovers, and closes the menu where it would cover something. */
export function enhanceMenus(): void {
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
  matchMedia(wideWindow).addEventListener('change', ({ matches }) => matches && closeMenu());
  // The menu must not cover the focused element.
  addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if ((target as Element).closest('.menu') && next && !(next as Element).closest('.menu, .menu-toggle'))
      closeMenu();
  });
  addEventListener('click', ({ target }) => (target as Element).closest('.header a') && closeMenu());
  // Back may restore the page with its menu open.
  addEventListener('pagehide', closeMenu);
}
