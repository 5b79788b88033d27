/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'This page is also available in English.',
  read: 'Read it in English',
  dismiss: 'Close',
};
