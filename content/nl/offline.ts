/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'Geen verbinding',
  description: 'Wat je zonder verbinding kunt lezen.',
  text: 'Deze pagina is nog niet op dit apparaat geland, en er is geen verbinding om die op te halen.',
  retry: 'Nog een keer',
  kept: 'Al geland',
  call: 'Of bel ons:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Stand van {time}\u00a0uur. Nu geen verbinding.',
    earlier: 'Stand van {date}, {time}\u00a0uur. Nu geen verbinding.',
  },
};

export type OfflineCopy = typeof offline;
