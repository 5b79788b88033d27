import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { openingHours } from './hours.ts';
import { counted, uncapitalized } from './spanish.ts';

const visitors = (count: number) => counted(count, 'visitante');

/** Words of the mails to visitors. Field labels are in `inquiry.ts`, card labels in `contact.ts`. */
export const mail = {
  /** A label with its value: the hours in small letters behind the colon, unlike names. */
  line: (label: string, value: string) =>
    `${label}: ${value === openingHours ? uncapitalized(value) : value}`,
  visitors,
  /** A date and time in the park. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** Labels in the mail to the office, which replies to the visitor quote. `none`: no requests. */
  quoted: {
    reference: 'Referencia',
    received: 'Recibida',
    page: 'Su página',
    plan: 'Plan del día',
    none: 'ninguna',
  },
  /** The confirmation to the visitor. */
  confirmation: {
    subject: (reference: string) => `Tu solicitud ${reference} a ${park.name}`,
    greeting: 'Hola:',
    thanks: '¡Gracias por tu solicitud!',
    /** Follows the thanks, unless the mail is sent later than that. */
    promise: `Te responderemos en menos de ${counted(commitments.replyHours, 'hora')}.`,
    reference: (reference: string) =>
      `Tu referencia es ${reference}. Tenla a mano cuando nos llames o nos escribas.`,
    asked: 'Lo que nos has pedido',
    plan: 'Tu día, tal como lo has planeado',
    notTicket:
      'Este mensaje confirma que tu solicitud ha llegado. No es una entrada: te ofreceremos las entradas en nuestra respuesta.',
    reach: 'Cómo contactar con nosotros',
    notYou: `¿No la has enviado tú? Puede que alguien se haya equivocado de dirección. Escríbenos a ${park.privacyEmail} y borraremos la solicitud.`,
    privacy: 'Cómo tratamos tus datos:',
  },
  /** Template for the office's answer, in the visitor's language. */
  reply: {
    subject: (reference: string) => `Tu solicitud ${reference} a ${park.name}`,
    greeting: 'Hola:',
    about: (day: string, count: number) => `Gracias por tu solicitud para el ${day} (${visitors(count)}).`,
    closed: (day: string, why: string) =>
      `Gracias por tu solicitud. Lamentablemente, el ${day} el parque está cerrado${why}.`,
    anotherDay: (day: string) => `El próximo día que abrimos es el ${day}. ¿Te va bien o prefieres otro día?`,
    openAfterAll: (day: string) => `Buenas noticias: al final, el parque abre el ${day}.`,
    noLonger: (day: string) => `El cambio que habíamos anunciado para el ${day} queda anulado.`,
    closing: `Un saludo,\n${park.name}`,
  },
};
