/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Deze pagina is er ook in het Nederlands.',
  read: 'Lees in het Nederlands',
  dismiss: 'Sluiten',
};
