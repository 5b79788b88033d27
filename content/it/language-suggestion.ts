/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Questa pagina c’è anche in italiano.',
  read: 'Leggila in italiano',
  dismiss: 'Chiudi',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
