/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Diese Seite gibt es auch auf Deutsch.',
  read: 'Auf Deutsch lesen',
  dismiss: 'Schließen',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
