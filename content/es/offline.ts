/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'Sin conexión',
  description: 'Lo que se puede leer sin conexión.',
  text: 'Esta página aún no se ha posado en este dispositivo y no hay conexión para traerla.',
  retry: 'Reintentar',
  kept: 'Lo que ya está aquí',
  call: 'O llámanos:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Versión de las {time}. Ahora no hay conexión.',
    earlier: 'Versión del {date} a las {time}. Ahora no hay conexión.',
  },
};

export type OfflineCopy = typeof offline;
