/** As in `menu.css`. */
const wideWindow = '(min-width: 60em)';

const closeMenu = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

export function enhanceMenus(): void {
  addEventListener(
    'toggle',
    event => {
      const { id } = event.target as Element;
      const button = document.querySelector(`[popovertarget="${id}"]`);
      if (!button) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      // For older screen readers. A static `aria-expanded` beside `popovertarget` would be invalid HTML.
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
}
