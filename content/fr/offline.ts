/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'Pas de connexion',
  description: 'Ce que vous pouvez lire sans connexion.',
  text: 'Cette page ne s’est pas encore posée sur votre appareil, et il n’y a pas de connexion pour aller la chercher.',
  retry: 'Réessayer',
  kept: 'Déjà là',
  call: 'Ou appelez-nous :',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Page enregistrée à {time}. Pas de connexion en ce moment.',
    earlier: 'Page enregistrée le {date} à {time}. Pas de connexion en ce moment.',
  },
};

export type OfflineCopy = typeof offline;
