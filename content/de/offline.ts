/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Keine Verbindung',
  description: 'Was sich ohne Verbindung lesen lässt.',
  text: 'Diese Seite ist auf deinem Gerät noch nicht gelandet, und ohne Verbindung lässt sie sich nicht holen.',
  retry: 'Erneut versuchen',
  kept: 'Schon gelandet',
  call: 'Oder ruf uns an:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Stand: {time}\u00a0Uhr. Gerade keine Verbindung.',
    earlier: 'Stand: {date}, {time}\u00a0Uhr. Gerade keine Verbindung.',
  },
};
