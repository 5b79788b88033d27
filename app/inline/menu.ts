import { closest } from '../ui/closest.ts';

/** As in `menu.css`. */
const wideWindow = '(min-width: 60em)';

const closeMenu = () => document.querySelector<HTMLElement>('.header :popover-open')?.hidePopover();

export function enhanceMenus(): void {
  matchMedia(wideWindow).addEventListener('change', ({ matches }) => matches && closeMenu());
  // The menu must not cover the focused element.
  addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if (closest(target, '.menu') && next && !closest(next, '.menu, .menu-toggle')) closeMenu();
  });
  addEventListener('click', ({ target }) => closest(target, '.header a') && closeMenu());
}
