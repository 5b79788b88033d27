/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Sin conexión',
  description: 'Lo que se puede leer sin conexión.',
  text: 'Esta página aún no se ha posado en este dispositivo y no hay conexión para traerla.',
  retry: 'Reintentar',
  kept: 'Lo que ya está aquí',
  call: 'O llámanos:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Versión de las {time}. Ahora no hay conexión.',
    earlier: 'Versión del {date} a las {time}. Ahora no hay conexión.',
  },
};
