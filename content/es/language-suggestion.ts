/** Shown on pages in other languages if the browser prefers this one. */
export const languageSuggestion = {
  text: 'Esta página también está en español.',
  read: 'Leerla en español',
  dismiss: 'Cerrar',
};
