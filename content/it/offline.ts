/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'Nessuna connessione',
  description: 'Cosa si può leggere senza connessione.',
  text: 'Questa pagina non è ancora atterrata sul tuo dispositivo, e non c’è connessione per andarla a prendere.',
  retry: 'Riprova',
  kept: 'Già salvate',
  call: 'Oppure chiamaci:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Aggiornata alle {time}. Al momento non c’è connessione.',
    earlier: 'Aggiornata: {date}, ore {time}. Al momento non c’è connessione.',
  },
};

export type OfflineCopy = typeof offline;
