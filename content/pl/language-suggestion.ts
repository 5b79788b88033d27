/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Ta strona jest też po polsku.',
  read: 'Czytaj po polsku',
  dismiss: 'Zamknij',
};
