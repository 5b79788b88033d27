import { commitments } from '../../domain/commitments.ts';
import { counted } from './spanish.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: '¡Gracias por tu solicitud!',
  description: 'Tu solicitud de entradas ha llegado.',
  text: `Te responderemos en menos de ${counted(commitments.replyHours, 'hora')}.`,
  reference: 'Tu referencia: {reference}',
  keep: 'Dínosla cuando llames y encontraremos tu solicitud al momento.',
  home: 'Ir al inicio',
};
