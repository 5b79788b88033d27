/** For those whose browser would rather have this language than that of the page they see. */
export const languageSuggestion = {
  text: 'Deze pagina is er ook in het Nederlands.',
  read: 'Lees in het Nederlands',
  dismiss: 'Sluiten',
};

export type LanguageSuggestionCopy = typeof languageSuggestion;
