import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords } from './spanish.ts';

// Titles are of any gender and number: these sentences have no verb or adjective that agrees with them.
const why: Record<Why, string> = {
  closed: 'El parque está cerrado.',
  cancelled: 'Ese día no hay ({reason}).',
  over: 'Por hoy se acabó.',
  gone: 'Ya no está en el programa.',
  hours: 'Queda fuera de tu horario.',
  overlap: 'A la misma hora: {with}.',
  full: 'Ya no queda tiempo.',
  steps: 'Hay escalones en el acceso.',
  noise: 'Allí hay mucho ruido.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Ahora',
    next: 'Después',
    leaveIn: '{what} a las {time}. Ponte en marcha en {count}\u00a0min.',
    leaveNow: '{what} a las {time}. Ponte en marcha ya.',
    startsIn: '{what} a las {time}.',
    rest: 'Hasta aquí tu día. ¡Buena vuelta!',
  },
  missed: {
    title: 'Lo que no cabe',
    at: '{what} a las {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'No cabe: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'Ir a las {time}',
    from: ', llegando a las {from}',
    until: ', quedándote hasta las {until}',
    instead: ', en lugar de {instead}',
    anyway: 'Añadir igualmente',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Cambios desde que se hizo este plan',
    unreadTitle: 'El enlace está incompleto',
    hours: 'Ese día el parque abre de {from} a {until}.',
    moved: '{what}: era a las {was} y ahora es a las {now}.',
    cancelled: 'No hay {what} a las {was}: {reason}.',
    gone: 'Ya no hay {what} a las {was}.',
    goneWhole: 'Ya no está en el parque: {what}.',
    unread: 'No hemos podido leer una parte del enlace.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'También guardado en este dispositivo', back: 'Volver a tu plan para el {day}' },
  actions: {
    title: 'Llévatelo',
    share: 'Enviar el plan',
    shareTitle: `Un día en ${park.name}`,
    cannotShare: 'Aquí no se puede compartir. Copia el enlace.',
    show: 'Enlace y QR',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    cannotCopy: 'El enlace está seleccionado. Cópialo desde el campo.',
    qr: 'El plan en un código QR para la cámara de otro móvil',
    link: 'El enlace contiene todo el plan. Nosotros no guardamos nada y a nadie le hace falta una cuenta.',
    calendar: 'Añadir al calendario',
    print: 'Imprimir',
    startAgain: 'Empezar de nuevo',
    loading: 'Un momento…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Llega ${countedInWords(seatsBefore, 'minuto')} antes para tener buen sitio.`,
    file: 'dia-en-el-parque',
    saved: 'Archivo de calendario guardado',
    /** Also for apps that do not save files. */
    open: 'Abre {file} para añadirlo a tu calendario. ¿No hay archivo? Abre esta página en tu navegador.',
  },
};
