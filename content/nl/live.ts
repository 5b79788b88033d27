/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Je referentie: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'We waren niet te bereiken',
      text: 'Alles wat je hebt ingevuld, is er nog. Controleer je verbinding en verstuur het opnieuw, of bel ons:',
    },
    slow: {
      title: 'Het antwoord liet te lang op zich wachten',
      text: 'Alles wat je hebt ingevuld, is er nog. Verstuur het opnieuw (is het toch aangekomen, dan telt het maar één keer), of bel ons:',
    },
    busy: {
      title: 'Te veel aanvragen tegelijk',
      text: 'Alles wat je hebt ingevuld, is er nog. Wacht een paar minuten en verstuur het opnieuw, of bel ons:',
    },
    unavailable: {
      title: 'We kunnen nu geen aanvragen aannemen',
      text: 'Alles wat je hebt ingevuld, is er nog. Verstuur het over een paar minuten opnieuw, of bel ons:',
    },
  },
  refused: {
    title: 'Je aanvraag is nog niet verstuurd',
    text: 'Kijk nog even naar de gemarkeerde velden.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Controleer even: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed:
    'Een deel van deze pagina is niet geladen. Het formulier werkt nog gewoon: kies je datum en verstuur het.',
  honeypot: 'Laat dit veld leeg',
};
