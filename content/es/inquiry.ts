import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './spanish.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Nombre y apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  visitDate: 'Fecha preferida',
  numberOfVisitors: 'Número de visitantes',
  specialRequests: 'Peticiones especiales',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Cumpleaños, sillas de ruedas, animales favoritos…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'Un visitante menos', more: 'Un visitante más' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Escribe tu nombre', tooLong: 'Es demasiado largo para un nombre' },
  email: {
    missing: 'Escribe tu correo electrónico',
    malformed: 'Escribe una dirección como nombre@example.com',
    tooLong: 'Es demasiado largo para una dirección de correo',
  },
  phone: { missing: 'Escribe un número de teléfono', tooLong: 'Es demasiado largo para un teléfono' },
  visitDate: {
    missing: 'Elige la fecha de la visita',
    malformed: 'Escribe una fecha que exista: día, mes y año, como DD/MM/AAAA',
    past: 'Ese día ya ha pasado. Elige otra fecha',
    tooFar: `Aceptamos solicitudes con hasta ${counted(commitments.visits.monthsAhead, 'mes', 'meses')} de antelación. Elige una fecha más cercana`,
    closed: 'El parque está cerrado el {day}{why}. Elige otro día',
  },
  numberOfVisitors: {
    missing: 'Escribe cuántas personas vienen',
    notWhole: 'Escribe un número entero, como 4',
    tooFew: `Como mínimo ${counted(commitments.visitors.min, 'visitante')}, por favor`,
    tooMany: `Para más de ${counted(commitments.visitors.max, 'visitante')}, llámanos al ${park.phone} o escríbenos a ${park.email}`,
  },
  specialRequests: { tooLong: 'Es más de lo que nos cabe aquí. Acórtalo un poco' },
};

export const inquiry = {
  title: 'Pide tus entradas',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Los campos con', after: 'son obligatorios.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Elige una fecha',
    dialog: 'Elige la fecha de la visita',
    months: 'Meses',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    loading: 'Un momento…',
    done: 'Listo',
    closedToday: 'Hoy el parque ya ha cerrado',
    chosen: '{day}, elegido',
    today: 'Hoy, {day}',
    closed: '{day}, cerrado ({reason})',
    /** Under a month, with days such as 7, 24–26. */
    closedDays: 'Cerrado: {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Tu día',
    change: 'Cambiar el plan',
    remove: 'Quitar',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Tu plan es para el {day} y no se enviará con esta solicitud.',
    move: 'El mismo plan para el {day}',
    unread: 'No hemos podido leer una parte del enlace.',
  },
  submit: 'Enviar solicitud',
  sending: 'Enviando…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Te enviamos los precios y el horario de tu día por correo electrónico en menos de ${counted(commitments.replyHours, 'hora')}.`,
    'Preguntar es gratis y no te compromete a nada.',
    'Pagas más tarde, en la puerta: con tarjeta o en efectivo.',
  ],
  sent: {
    title: '¡Gracias por tu solicitud!',
    text: `Te responderemos en menos de ${counted(commitments.replyHours, 'hora')}.`,
  },
  noDate: 'Elige la fecha de la visita',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Revisa los {count} campos marcados.',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Tu solicitud no se ha enviado',
    text: 'Algo ha fallado. No se ha perdido nada de lo que has escrito. Inténtalo otra vez o llámanos:',
  },
  /** The phone number follows. */
  offline: {
    title: 'Sin conexión: aún no se ha enviado',
    text: 'Lo que has escrito queda guardado en esta pestaña. Envíalo cuando vuelvas a tener conexión o llámanos:',
  },
  faults,
  emailMarks: {
    at: 'Una dirección de correo lleva exactamente una @, como nombre@example.com',
    space: 'Una dirección de correo no lleva espacios. Escribe una como nombre@example.com',
    other: 'Una dirección de correo no lleva «{mark}». Escribe una como nombre@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'No podemos leerlo. Escríbelo otra vez',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Este formulario necesita JavaScript, que no está activo en tu navegador. Llámanos o escríbenos:',
    or: 'o',
  },
};
