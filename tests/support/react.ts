/** How a page shows whether React has started. The functions run in the page. */

/** React handles clicks and keys. */
export const isHydrated = () => !('__early' in window);

/** Matches once the page has given up on React. */
export const failedStartSelector = 'html[data-js=failed]';
