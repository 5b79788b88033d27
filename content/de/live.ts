/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Deine Anfragenummer: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'Wir waren nicht zu erreichen',
      text: 'Deine Eingaben sind noch da. Prüf deine Verbindung und versuch es noch einmal, oder ruf uns an:',
    },
    slow: {
      title: 'Die Antwort kam nicht rechtzeitig',
      text: 'Deine Eingaben sind noch da. Versuch es noch einmal: Sollte deine Anfrage doch angekommen sein, zählt sie nur einmal. Oder ruf uns an:',
    },
    busy: {
      title: 'Zu viele Anfragen auf einmal',
      text: 'Deine Eingaben sind noch da. Warte ein paar Minuten und versuch es noch einmal, oder ruf uns an:',
    },
    unavailable: {
      title: 'Wir können gerade keine Anfragen annehmen',
      text: 'Deine Eingaben sind noch da. Versuch es in ein paar Minuten noch einmal, oder ruf uns an:',
    },
  },
  refused: {
    title: 'Deine Anfrage wurde noch nicht gesendet',
    text: 'Bitte sieh dir die markierten Felder an.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Bitte prüfen: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed:
    'Ein Teil dieser Seite wurde nicht geladen. Das Formular funktioniert trotzdem: Wähle dein Datum und sende die Anfrage ab.',
  honeypot: 'Dieses Feld leer lassen',
};
