/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Geen verbinding',
  description: 'Wat je zonder verbinding kunt lezen.',
  text: 'Deze pagina is nog niet op je apparaat geland, en zonder verbinding kunnen we die niet ophalen.',
  retry: 'Opnieuw proberen',
  kept: 'Al geland',
  call: 'Of bel ons:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Bijgewerkt om {time}\u00a0uur. Nu geen verbinding.',
    earlier: 'Bijgewerkt op {date}, {time}\u00a0uur. Nu geen verbinding.',
  },
};
