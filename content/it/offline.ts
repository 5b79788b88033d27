/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'Nessuna connessione',
  description: 'Cosa si può leggere senza connessione.',
  text: 'Questa pagina non è ancora atterrata sul tuo dispositivo, e non c’è connessione per andarla a prendere.',
  retry: 'Riprova',
  kept: 'Già salvate',
  call: 'Oppure chiamaci:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Aggiornata alle {time}. Al momento non c’è connessione.',
    earlier: 'Aggiornata: {date}, ore {time}. Al momento non c’è connessione.',
  },
};
