import { commitments } from '../../domain/commitments.ts';
import { counted } from './french.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Merci pour votre demande !',
  description: 'Nous avons bien reçu votre demande de billets.',
  text: `Nous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
  reference: 'Votre référence : {reference}',
  keep: 'Donnez-la quand vous nous appelez, et nous retrouverons votre demande tout de suite.',
  home: 'Page d’accueil',
};
