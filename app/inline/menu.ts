import { closest } from '../ui/closest.ts';

/** As in `menu.css`. */
const wideWindow = '(min-width: 60em)';

const closeMenu = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

export function enhanceMenus(): void {
  addEventListener(
    'toggle',
    ({ target, newState }) =>
      target instanceof Element &&
      // For older screen readers. A static `aria-expanded` beside `popovertarget` would be invalid HTML.
      document
        .querySelector(`[popovertarget="${target.id}"]`)
        ?.setAttribute('aria-expanded', String(newState === 'open')),
    true,
  );
  matchMedia(wideWindow).addEventListener('change', ({ matches }) => matches && closeMenu());
  // The menu must not cover the focused element.
  addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if (closest(target, '.menu') && next && !closest(next, '.menu, .menu-toggle')) closeMenu();
  });
  addEventListener('click', ({ target }) => closest(target, '.header a') && closeMenu());
}
