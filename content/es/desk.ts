import { commitments } from '../../domain/commitments.ts';
import type { InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './spanish.ts';

/** An inquiry is feminine and a mail masculine; what is said of both agrees with each. */
const inquiries = (count: number) => counted(count, 'solicitud', 'solicitudes');

/** Words of the ticket office's pages. Field labels are in `inquiry.ts`. */
export const desk = {
  title: (page: string) => `${page} | ${park.name}, taquilla`,
  place: 'Taquilla',
  statuses: {
    open: 'Abierta',
    late: 'Atrasada',
    past: 'Visita pasada',
    answered: 'Respondida',
    spam: 'Spam',
  },
  /** Of an inquiry that looks automated. */
  suspected: '¿Spam?',
  /** Remarks on the day of a visit. */
  visits: { today: 'Hoy', tomorrow: 'Mañana', closed: 'Cerrado ese día' },
  /** Column headings, where the form's labels are too long. */
  columns: {
    reference: 'Referencia',
    visitDate: 'Visita',
    numberOfVisitors: 'Visitantes',
    received: 'Recibida',
    status: 'Estado',
    reply: 'Respuesta',
  } satisfies Partial<Record<InquiryField, string>> & Record<string, string>,
  none: 'Ninguna',
  inquiry: {
    due: 'Responder antes de',
    received: 'Recibida',
    language: 'Idioma de la página',
    plan: 'Plan del día',
    openPlan: 'Abrir el plan',
    marked: 'Puede ser spam:',
    answer: 'Empezar la respuesta',
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
    spamHelp: `El spam no sale en las demás listas ni en el correo diario, y se elimina a los ${counted(commitments.retention.spamDays, 'día')}.`,
    history: 'Historial',
    /** Actions, as listed in the history. */
    acts: {
      received: 'Recibida',
      answered: 'Respondida',
      reopened: 'Reabierta',
      spam: 'Marcada como spam',
      note: 'Nota',
      corrected: 'Corregida',
      told: 'Visitante avisado',
      untold: 'Marcada como no avisada',
      released: 'Correos enviados de nuevo',
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
    changedSince: 'Desde que abriste esta página:',
    others: 'Otras solicitudes de esta dirección',
    noOthers: 'Esta dirección no ha enviado ninguna otra solicitud.',
  },
  reply: {
    title: 'Respuesta',
    help: 'Un borrador en el idioma del visitante. El botón lo abre en tu programa de correo; si usas otro, cópialo de aquí.',
    subject: (subject: string) => `Asunto: ${subject}`,
    button: 'Responder',
  },
  done: {
    answered: 'Marcada como respondida.',
    reopened: 'Reabierta.',
    spam: 'Marcada como spam.',
    note: 'La nota está guardada.',
    corrected: 'La corrección está guardada.',
    released: 'El correo está en camino.',
  },
  faults: {
    initials: 'Firma con tus iniciales.',
    initialsTooLong: 'Firma con iniciales, no con un nombre entero.',
    note: 'Escribe primero la nota.',
    noteTooLong: 'Esta nota es demasiado larga. Acórtala.',
    changed:
      'Esto ha cambiado desde que abriste la página. No se ha hecho nada: compruébalo e inténtalo otra vez.',
    already: 'Ya está así. No se ha cambiado nada.',
  },
  correction: {
    title: 'Corregir esta solicitud',
    help: 'Si corriges la dirección de correo, el visitante vuelve a recibir la confirmación. A la dirección anterior no se envía nada.',
    button: 'Guardar la corrección',
    nothing: 'No se ha cambiado nada: todo está como estaba.',
  },
  release: {
    help: 'Una confirmación se retiene si su dirección recibe muchas en un día. Envíala si la solicitud es auténtica.',
    button: 'Enviar ahora',
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
    searchHelp: 'Nombre, correo, teléfono, palabras, referencia o día de visita, como 24 dic o mañana',
    searchButton: 'Buscar',
    found: (words: string) => `Resultados de «${words}»`,
    total: (count: number, people: number) => `${inquiries(count)}, ${counted(people, 'visitante')}`,
    on: (day: string) => `Visitas del ${day}`,
    empty: 'No hay solicitudes de este tipo.',
    more: 'Más',
    first: 'Volver a las primeras',
    choose: (reference: string) => `Elegir ${reference}`,
    spam: 'Marcar las elegidas como spam',
    noneChosen: 'Elige primero las solicitudes.',
    marked: (count: number) =>
      count === 1 ? 'Una solicitud marcada como spam.' : `${inquiries(count)} marcadas como spam.`,
    already: (count: number) =>
      count === 1 ? 'Una solicitud ya estaba marcada.' : `${inquiries(count)} ya estaban marcadas.`,
    /** Of selected inquiries that have been erased meanwhile. */
    gone: (count: number) =>
      count === 1 ? 'Una solicitud se ha borrado.' : `${inquiries(count)} se han borrado.`,
    changed: 'Estas han cambiado desde que abriste la página y no se han marcado:',
  },
  days: {
    title: 'Días',
    intro:
      'Lo que anuncies aquí vale al momento para el formulario, los planes y los correos, y aparece en las páginas en unos minutos.',
    kinds: {
      closed: 'Cerrar el parque',
      hours: 'Cambiar el horario',
      cancelled: 'Cancelar un espectáculo',
      moved: 'Cambiar la hora de un espectáculo',
    },
    buttons: {
      closed: 'Cerrar el parque',
      hours: 'Cambiar el horario',
      cancelled: 'Cancelar el espectáculo',
      moved: 'Cambiar la hora',
    },
    fields: {
      from: 'Día',
      to: 'Último día, si son varios',
      opens: 'Abre a las',
      closes: 'Cierra a las',
      show: 'Espectáculo',
      start: 'Hora nueva',
      reason: 'Motivo',
    },
    chooseReason: 'Elegir…',
    allOf: (show: string) => `${show}, todo el día`,
    fromTo: (from: string, to: string) => `Del ${from} al ${to}`,
    upcoming: 'Anunciado para hoy y más adelante',
    none: 'Ningún cambio: todos los días son normales.',
    ofSource: 'Fijado por quien se ocupa de la web',
    history: 'Historial',
    announced: 'Anunciado',
    undone: 'Anulado',
    undo: 'Anular',
    /** A show that was moved, and is moved back. */
    atUsualTime: (show: string, time: string) => `${show} a su hora habitual, ${time}`,
    preview: {
      button: 'Ver qué cambia',
      cancel: 'Cancelar',
      title: 'Qué cambia',
      notYet: 'Todavía no se ha hecho nada. Compruébalo y confirma.',
      effect: (days: number, count: number) =>
        `Cambia ${counted(days, 'día')} y ${
          count === 0 ? 'no hay solicitudes para esas fechas.' : `hay ${inquiries(count)} para esas fechas.`
        }`,
      first: (count: number) => `Estas son las ${count} primeras.`,
      inForce: 'También vale para esas fechas:',
      remains: 'Después sigue valiendo:',
      restored: 'Después, todo vuelve a ser como antes.',
      sure: (days: number, last: string) => `Sí, son ${counted(days, 'día')}, hasta el ${last}.`,
    },
    telling: {
      none: 'No hay solicitudes para esas fechas.',
      untold: (count: number) =>
        `${inquiries(count)} por avisar. «Empezar la respuesta» abre un correo que dice qué cambia.`,
      everyone: 'Ya se ha avisado a todos.',
      tell: 'Marcar las elegidas como avisadas',
      told: (count: number) => `Avisadas: ${count}`,
      untell: 'Marcar las elegidas como no avisadas',
      undo: 'Deshacer',
      withdrawn: 'Anulado, para hoy y más adelante',
      /** What was told after a withdrawal, for the history. */
      withdrawnLine: (change: string) => `Anulado: ${change}`,
      /** A visitor who was told of the change before it was withdrawn. */
      knew: 'Avisada del cambio',
      done: {
        told: (count: number) =>
          count === 1 ? 'Una solicitud marcada como avisada.' : `${inquiries(count)} marcadas como avisadas.`,
        untold: (count: number) =>
          count === 1
            ? 'Una solicitud marcada como no avisada.'
            : `${inquiries(count)} marcadas como no avisadas.`,
      },
    },
    done: {
      announced: 'Anunciado. Vale desde ahora.',
      undone: 'Anulado. Vale desde ahora.',
    },
    faults: {
      day: 'Indica un día, como 24/12/2026.',
      past: 'Ese día ya ha pasado.',
      order: 'El último día es anterior al primero.',
      long: 'Anuncia como mucho un año de una vez.',
      time: 'Indica una hora, como 17:30.',
      hours: 'El parque tiene que cerrar después de abrir.',
      show: 'Elige un espectáculo con su hora.',
      reason: 'Elige un motivo.',
      outside: 'A esa hora el espectáculo no cabe en el horario del parque.',
      nothing: 'Esto no cambiaría nada: ya es así, o esa función no existe.',
      undone: 'Esto ya estaba anulado. No se ha cambiado nada.',
      far: (last: string) => `Se pueden solicitar visitas hasta el ${last}. Anuncia días hasta esa fecha.`,
      sure: 'Es mucho tiempo o queda muy lejos. Confirma que es lo que quieres.',
      unchecked:
        'No es lo que comprobaste: algo es distinto ahora. No se ha hecho nada. Compruébalo otra vez.',
    },
  },
  deadLink: {
    title: 'Este enlace ya no funciona',
    text: (days: number) =>
      `Los enlaces a las páginas de la taquilla funcionan durante ${counted(days, 'día')}. Abre el de un correo más reciente: el del correo diario o el del archivo adjunto. A partir de entonces, este navegador abre también las páginas enlazadas en los correos.`,
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
