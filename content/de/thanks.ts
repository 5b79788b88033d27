import { commitments } from '../../domain/commitments.ts';
import { counted } from './german.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Danke für deine Anfrage!',
  description: 'Deine Ticketanfrage ist angekommen.',
  text: `Wir antworten innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}.`,
  reference: 'Deine Anfragenummer: {reference}',
  keep: 'Nenn sie uns am Telefon, und wir finden deine Anfrage sofort.',
  home: 'Zur Startseite',
};
