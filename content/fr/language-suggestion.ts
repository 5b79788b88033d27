/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Cette page existe aussi en français.',
  read: 'La lire en français',
  dismiss: 'Fermer',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
