/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Cette page existe aussi en français.',
  read: 'La lire en français',
  dismiss: 'Fermer',
};
