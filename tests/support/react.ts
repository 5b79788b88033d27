/** Runs in the page. */
export const isHydrated = () => !('__early' in window);

export const failedStartSelector = 'html[data-js=failed]';
