/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Questa pagina c’è anche in italiano.',
  read: 'Leggila in italiano',
  dismiss: 'Chiudi',
};
