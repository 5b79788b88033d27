/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Ta strona jest też po polsku.',
  read: 'Czytaj po polsku',
  dismiss: 'Zamknij',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
