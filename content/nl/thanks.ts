import { commitments } from '../../domain/commitments.ts';
import { counted } from './dutch.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Bedankt voor je aanvraag!',
  description: 'Je ticketaanvraag is aangekomen.',
  text: `We antwoorden binnen ${counted(commitments.replyHours, 'uur')}.`,
  reference: 'Je referentie: {reference}',
  keep: 'Noem die als je ons belt, dan vinden we je aanvraag meteen.',
  home: 'Naar de homepage',
};
