/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Pas de connexion',
  description: 'Ce que vous pouvez lire sans connexion.',
  text: 'Cette page ne s’est pas encore posée sur votre appareil, et il n’y a pas de connexion pour aller la chercher.',
  retry: 'Réessayer',
  kept: 'Disponible hors connexion',
  call: 'Ou appelez-nous :',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Page enregistrée à {time}. Pas de connexion en ce moment.',
    earlier: 'Page enregistrée le {date} à {time}. Pas de connexion en ce moment.',
  },
};
