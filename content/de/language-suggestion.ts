/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Diese Seite gibt es auch auf Deutsch.',
  read: 'Auf Deutsch lesen',
  dismiss: 'Schließen',
};
