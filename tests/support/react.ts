/** How a page shows whether React has started. The functions run in the page. */

/** React handles clicks and keys. */
export const isHydrated = () => !('__early' in window);

/** React owns one of these elements. */
export const reactOwns = (selector: string) =>
  [...document.querySelectorAll(selector)].some(element =>
    Object.keys(element).some(key => key.startsWith('__react')),
  );

/** Matches once the page has given up on React. */
export const withoutReact = 'html[data-js=failed]';
