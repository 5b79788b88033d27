/** How a page shows what has become of React's start: known here alone. The functions run in the page. */

/** React answers to clicks and keys. */
export const reactAnswers = () => !('__early' in window);

/** React has taken one of these elements for its own. */
export const reactOwns = (selector: string) =>
  [...document.querySelectorAll(selector)].some(element =>
    Object.keys(element).some(key => key.startsWith('__react')),
  );

/** The page goes without React. */
export const withoutReact = 'html[data-js=failed]';
