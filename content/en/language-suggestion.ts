/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'This page is also available in English.',
  read: 'Read it in English',
  dismiss: 'Close',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
