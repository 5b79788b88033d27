/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Tu referencia: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'No hemos podido conectar',
      text: 'No se ha perdido nada de lo que has escrito. Comprueba tu conexión y envíalo otra vez, o llámanos:',
    },
    slow: {
      title: 'La respuesta no ha llegado a tiempo',
      text: 'No se ha perdido nada de lo que has escrito. Envíalo otra vez: aunque ya haya llegado, solo contará una vez. O llámanos:',
    },
    busy: {
      title: 'Demasiadas solicitudes a la vez',
      text: 'No se ha perdido nada de lo que has escrito. Espera unos minutos y envíalo otra vez, o llámanos:',
    },
    unavailable: {
      title: 'Ahora no podemos recibir solicitudes',
      text: 'No se ha perdido nada de lo que has escrito. Envíalo otra vez en unos minutos o llámanos:',
    },
  },
  refused: {
    title: 'Tu solicitud aún no se ha enviado',
    text: 'Revisa los campos marcados.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Por revisar: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed:
    'Una parte de esta página no se ha cargado. El formulario funciona igual: elige tu fecha y envíalo.',
  honeypot: 'Deja este campo vacío',
};
