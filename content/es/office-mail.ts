import { commitments } from '../../domain/commitments.ts';
import { mail } from './mail.ts';
import { counted } from './spanish.ts';

const { visitors } = mail;

/** Words of the mails to the ticket office. Field labels are in `inquiry.ts`. */
export const officeMail = {
  labels: {
    due: 'Responder antes de',
    language: 'Idioma de la página',
  },
  /** The mail about an inquiry. Replies quote its text, so that is in the visitor's language (`quoted` of `mail.ts`). */
  office: {
    subject: (name: string, day: string, count: number, reference: string) =>
      [name, day, visitors(count), reference].filter(part => part !== '').join(', '),
    /** If the visitor's address cannot go into a Reply-To header. */
    byHand:
      'No respondas a este correo: escribe a la dirección de abajo, a la que no llegan todos los servidores de correo.',
    marks: {
      honeypot: 'se ha rellenado un campo que las personas no ven',
      'too-fast': 'el formulario se ha rellenado más deprisa de lo que escribe una persona',
    },
  },
  /** An attachment for the office only, because replies leave attachments out. */
  officeNote: {
    lead: 'Solo para la taquilla: al responder, este archivo no se envía.',
    marked: 'Puede ser spam:',
    link: (days: number) =>
      `Su página, para marcarla como respondida (el enlace funciona durante ${counted(days, 'día')}; después de abrirlo, ese navegador abre también las páginas enlazadas en los correos):`,
  },
  /** The digest, sent once a day if there is anything to report. */
  digest: {
    subject: (open: number, late: number, problems: number) =>
      `Solicitudes: ${counted(open, 'abierta')}, ${counted(late, 'atrasada')}${problems > 0 ? `, ${counted(problems, 'problema')}` : ''}`,
    link: (days: number) => `Todas las solicitudes (el enlace funciona durante ${counted(days, 'día')}):`,
    none: 'Todas las solicitudes están respondidas.',
    late: `Sin respuesta en ${counted(commitments.replyHours, 'hora')}:`,
    inTime: 'Otras solicitudes abiertas:',
    undelivered:
      'Correos que no se han podido entregar. Llama a estos visitantes o corrige la dirección de la taquilla:',
    held: (most: number) =>
      `Confirmaciones retenidas porque su dirección ya había recibido ${most} en un día. Si no es de nadie conocido, puede ser spam:`,
    received: (reference: string, moment: string) => `${reference}, recibida el ${moment}`,
    /** Remarks on an inquiry. */
    closed: 'ese día el parque está cerrado',
    suspected: 'puede ser spam',
    visit: (day: string, count: number) => `para el ${day}, ${visitors(count)}`,
    kinds: {
      office: 'correo a la taquilla',
      confirmation: 'confirmación al visitante',
      digest: 'correo diario',
    },
    refused: (reference: string, kind: string, error: string) => `${reference}, ${kind}: ${error}`,
    more: (count: number) => `y ${count} más`,
    andMore: 'y más',
    purgeRefused: (older: number, all: number) =>
      `No se han eliminado las solicitudes antiguas (${older} de ${all}). Comprueba que el reloj de la máquina va bien. Si es así, este comando las elimina:`,
    limited:
      'Durante un rato llegaron más solicitudes de las que la web admite por hora, y se pidió a los visitantes que lo intentaran más tarde. Quien se ocupe de la máquina puede ver si fue un ataque o subir el límite (LIMIT_OVERALL).',
    growing: (count: number) =>
      `En espera desde hace más de una hora: ${counted(count, 'correo')}. Este comando muestra qué le pasa al servidor de correo:`,
  },
};
