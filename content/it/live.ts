/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Codice della richiesta: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'Non siamo raggiungibili',
      text: 'Quello che hai scritto è ancora qui. Controlla la connessione e invialo di nuovo, oppure telefonaci:',
    },
    slow: {
      title: 'La risposta non è arrivata in tempo',
      text: 'Quello che hai scritto è ancora qui. Invialo di nuovo: anche se era già arrivato, conta una volta sola. Oppure telefonaci:',
    },
    busy: {
      title: 'Troppe richieste tutte insieme',
      text: 'Quello che hai scritto è ancora qui. Aspetta qualche minuto e invialo di nuovo, oppure telefonaci:',
    },
    unavailable: {
      title: 'Ora non possiamo ricevere richieste',
      text: 'Quello che hai scritto è ancora qui. Invialo di nuovo tra qualche minuto, oppure telefonaci:',
    },
  },
  refused: {
    title: 'La tua richiesta non è ancora partita',
    text: 'Controlla i campi segnalati.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Da controllare: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed:
    'Una parte di questa pagina non si è caricata. Il modulo funziona lo stesso: scegli la data e invialo.',
  honeypot: 'Lascia vuoto questo campo',
};
