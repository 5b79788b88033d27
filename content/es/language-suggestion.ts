/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Esta página también está en español.',
  read: 'Leerla en español',
  dismiss: 'Cerrar',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
