/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'Keine Verbindung',
  description: 'Was sich ohne Verbindung lesen lässt.',
  text: 'Diese Seite ist auf deinem Gerät noch nicht gelandet, und ohne Verbindung lässt sie sich nicht holen.',
  retry: 'Noch einmal',
  kept: 'Schon gelandet',
  call: 'Oder ruf uns an:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Stand: {time}\u00a0Uhr. Gerade keine Verbindung.',
    earlier: 'Stand: {date}, {time}\u00a0Uhr. Gerade keine Verbindung.',
  },
};

export type OfflineCopy = typeof offline;
