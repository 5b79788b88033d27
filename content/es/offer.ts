/** For those whose browser would rather have this language than that of the page they see. */
export const offer = {
  text: 'Esta página también está en español.',
  read: 'Leerla en español',
  dismiss: 'Cerrar',
};

export type OfferCopy = typeof offer;
