import type { InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { counted } from './spanish.ts';

/** An inquiry is feminine and a mail masculine; what is said of both agrees with each. */
const inquiries = (count: number) => counted(count, 'solicitud', 'solicitudes');

/** The words of the ticket office's own pages. Labels of the fields are in `inquiry.ts`. */
export const desk = {
  title: (page: string) => `${page} | ${park.name}, taquilla`,
  place: 'Taquilla',
  statuses: { open: 'Abierta', late: 'Atrasada', answered: 'Respondida', spam: 'Spam' },
  /** Heads of columns, where the labels of the form are too long. */
  columns: {
    reference: 'Referencia',
    visitDate: 'Visita',
    numberOfVisitors: 'Visitantes',
    received: 'Recibida',
    status: 'Estado',
  } satisfies Partial<Record<InquiryField, string>> & Record<string, string>,
  none: 'Ninguna',
  inquiry: {
    due: 'Responder antes de',
    received: 'Recibida',
    language: 'Idioma de la página',
    marked: 'Puede ser spam:',
    answer: 'Responder por correo',
    act: 'Qué se ha hecho',
    initials: 'Tus iniciales',
    note: 'Nota',
    noteHelp: 'Se guarda con la solicitud. No se envía al visitante.',
    buttons: {
      answered: 'Marcar como respondida',
      reopened: 'Reabrir',
      spam: 'Spam',
      note: 'Guardar la nota',
    },
    spamHelp: `El spam no sale en ninguna lista ni correo diario, y se elimina a los ${counted(promises.retention.spamDays, 'día')}.`,
    history: 'Historial',
    /** The last act, as the first line of the history says it. */
    acts: {
      received: 'Recibida',
      answered: 'Respondida',
      reopened: 'Reabierta',
      spam: 'Marcada como spam',
      note: 'Nota',
    },
    by: (initials: string) => `por ${initials}`,
    byCommand: 'por línea de comandos',
    mails: 'Correos',
    mailKinds: {
      office: 'A la taquilla',
      confirmation: 'Confirmación al visitante',
      digest: 'Correo diario',
    },
    mailStates: { waiting: 'En espera', held: 'Retenido', sent: 'Enviado', dead: 'No entregado' },
    list: 'Todas las solicitudes',
    others: 'Otras solicitudes de esta dirección',
    noOthers: 'Esta dirección no ha enviado ninguna otra solicitud.',
  },
  done: {
    answered: 'Marcada como respondida.',
    reopened: 'Reabierta.',
    spam: 'Marcada como spam.',
    note: 'La nota está guardada.',
  },
  already: {
    answered: 'Esta solicitud ya estaba respondida. No se ha cambiado nada.',
    reopened: 'Esta solicitud ya está abierta. No se ha cambiado nada.',
    spam: 'Esta solicitud ya estaba marcada como spam. No se ha cambiado nada.',
  },
  noteKept: 'Tu nota está guardada.',
  faults: {
    initials: 'Firma con tus iniciales.',
    initialsTooLong: 'Firma con iniciales, no con un nombre entero.',
    note: 'Escribe primero la nota.',
    noteTooLong: 'Esta nota es demasiado larga. Acórtala.',
  },
  erase: {
    button: 'Borrar…',
    title: '¿Borrar?',
    question: (reference: string, name: string) =>
      `¿Borrar ${reference} de ${name}, con su historial y sus correos? No se puede deshacer.`,
    person: (count: number, email: string) =>
      count === 1 ? `Es todo lo que hay de ${email}.` : `De ${email} hay ${inquiries(count)}.`,
    one: 'Borrar esta solicitud',
    all: (count: number) => `Borrar las ${count} de esta persona`,
    keep: 'Conservar',
    doneTitle: 'Borrado',
    done: (erased: number, mails: number) =>
      `Se han borrado ${inquiries(erased)} y ${counted(mails, 'correo')}.`,
    rest: 'Lo que se envió por correo sigue en los buzones. Bórralo allí y en los archivos que hayas guardado.',
  },
  list: {
    title: 'Solicitudes',
    views: {
      open: 'Abiertas',
      late: 'Atrasadas',
      visit: 'Por fecha de visita',
      answered: 'Respondidas',
      spam: 'Spam',
    },
    viewsLabel: 'Listas',
    search: 'Buscar',
    searchHelp: 'Nombre, correo, teléfono, palabras o referencia',
    searchButton: 'Buscar',
    found: (words: string) => `Resultados de «${words}»`,
    empty: 'No hay solicitudes así.',
    more: 'Más',
    first: 'Volver a las primeras',
  },
  deadLink: {
    title: 'Este enlace ya no funciona',
    text: (days: number) =>
      `Los enlaces a las páginas de la taquilla funcionan durante ${counted(days, 'día')}. Abre el de un correo más reciente: el del correo diario o el del archivo adjunto. A partir de entonces, en este navegador se abren también las direcciones de los correos.`,
  },
  gone: {
    title: 'Esta solicitud ya no está',
    text: 'Se ha borrado.',
  },
  foreign: {
    title: 'No se ha hecho nada',
    text: 'Esto venía de otro sitio. Usa los botones de la propia página.',
  },
  unavailable: {
    title: 'Ahora no se pueden leer las solicitudes',
    text: 'No se ha hecho nada. Inténtalo otra vez en un minuto.',
    note: 'Lo que has escrito:',
  },
};
