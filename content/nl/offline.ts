/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Geen verbinding',
  description: 'Wat je zonder verbinding kunt lezen.',
  text: 'Deze pagina is nog niet op dit apparaat geland, en er is geen verbinding om die op te halen.',
  retry: 'Nog een keer',
  kept: 'Al geland',
  call: 'Of bel ons:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Stand van {time}\u00a0uur. Nu geen verbinding.',
    earlier: 'Stand van {date}, {time}\u00a0uur. Nu geen verbinding.',
  },
};
