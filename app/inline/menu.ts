import { closest } from '../ui/closest.ts';

/** As in `menu.css`. */
const wideWindow = '(min-width: 60em)';

const closeMenu = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

export function enhanceMenus(): void {
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      const button = target instanceof Element && document.querySelector(`[popovertarget="${target.id}"]`);
      if (!button) return;
      const isOpen = newState === 'open';
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
    if (closest(target, '.menu') && next && !closest(next, '.menu, .menu-toggle')) closeMenu();
  });
  addEventListener('click', ({ target }) => closest(target, '.header a') && closeMenu());
}
