/** How a page shows whether React has started. The functions run in the page. */

/** React handles clicks and keys. */
export const isHydrated = () => !('__preHydration' in window);

/** Matches once the page has given up on React. */
export const withoutReact = 'html[data-js=failed]';
