/** How a page shows whether React has started. The functions run in the page. */

/** React handles clicks and keys. */
export const isHydrated = () => !('__preHydration' in window);

export const failedStartSelector = 'html[data-js=failed]';
