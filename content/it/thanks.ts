import { commitments } from '../../domain/commitments.ts';
import { counted } from './italian.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Grazie per la tua richiesta!',
  description: 'La tua richiesta di biglietti è arrivata.',
  text: `Ti risponderemo entro ${counted(commitments.replyHours, 'ora', 'ore')}.`,
  reference: 'Codice della richiesta: {reference}',
  keep: 'Citalo quando ci telefoni: troveremo subito la tua richiesta.',
  home: 'Vai alla home',
};
