import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'La puerta',
  meal: 'Comer bajo las palmeras',
  garden: 'Una hora tranquila en el jardín',
});

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Lun', long: 'lunes' },
  Tue: { short: 'Mar', long: 'martes' },
  Wed: { short: 'Mié', long: 'miércoles' },
  Thu: { short: 'Jue', long: 'jueves' },
  Fri: { short: 'Vie', long: 'viernes' },
  Sat: { short: 'Sáb', long: 'sábado' },
  Sun: { short: 'Dom', long: 'domingo' },
};

const who: Record<Who, string> = {
  children: 'Niños pequeños',
  wheels: 'Carrito o silla de ruedas',
  quiet: 'Alguien que necesita tranquilidad',
};

const noise: Record<Noise, string> = {
  quiet: 'ambiente tranquilo',
  lively: 'ambiente animado',
  loud: 'ambiente ruidoso',
};
const seats: Record<Share, string> = {
  all: 'asientos para todos',
  some: 'algunos asientos',
  none: 'sin asientos',
};
const shade: Record<Share, string> = { all: 'sombra', some: 'algo de sombra', none: 'sin sombra' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} escalón', other: '{count} escalones' },
  plan: {
    one: 'Tu plan: {count} parada, de {from} a {until}.',
    other: 'Tu plan: {count} paradas, de {from} a {until}.',
  },
  missed: { one: 'No cabe {count} cosa.', other: 'No caben {count} cosas.' },
};

/** Words of the planner. */
export const plan = {
  title: `Organiza tu día de zoo en ${park.address.island}`,
  description: `Planea tu día en ${park.name}, zoo en ${park.address.island}: elige la fecha y lo que no te quieres perder, y llévate un plan con mapa para compartir o imprimir.`,
  hero: {
    title: 'Organiza tu día',
    lead: 'Dinos cuándo vienes y qué no te quieres perder. Lo demás encaja solo.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Algo que estaba aquí',
  weekdays,
  choices: {
    day: '¿Qué día?',
    today: 'Hoy',
    closed: 'cerrado',
    closedWhy: 'Cerrado el {day}: {reason}',
    todayOver: 'Hoy queda muy poco tiempo. Elige otro día.',
    other: 'Otro día',
    otherChosen: 'Otro día: {day}',
    hours: '¿De qué hora a qué hora?',
    from: 'Llegada',
    until: 'Salida',
    reversed: 'Elige una hora de salida posterior a la de llegada',
    who: '¿Quién viene?',
    whoOptions: who,
    party: { title: 'Visitantes', fewer: 'Un visitante menos', more: 'Un visitante más' },
    must: '¿Qué no te quieres perder?',
    mustNote: 'Si no marcas nada, elegimos por ti.',
    /** How many of a kind are ticked. */
    some: 'Eliges {count} de {all}',
    groups: {
      show: 'Espectáculos',
      encounter: 'Encuentros',
      activity: 'Actividades',
      quiet: 'Comida y descanso',
    },
  },
  facts: {
    noise,
    splash: 'puede salpicar',
    stepFree: 'sin escalones',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Tu día',
    /** Shown until a day is chosen. */
    anyDay: 'Un día normal en el parque',
    visit: 'De {from} a {until}',
    /** Shown until the plan of a link is there. */
    opening: 'Abriendo el plan…',
    otherHours: 'Horario especial: {reason}',
    free: 'De {from} a {until} tienes tiempo libre.',
    home: 'A casa: {count}\u00a0min hasta la salida',
    minutes: '{count}\u00a0min',
    walk: '{count}\u00a0min a pie',
    onFoot: '{count}\u00a0min a pie',
    seatsBy: 'Ocupa tu sitio antes de las {time}',
    until: 'hasta las {time}',
    requested: 'Imprescindible',
    fixed: 'Hora fija',
    moved: 'Suele ser a las {time}; cambia por {reason}',
    over: 'Ya ha pasado',
    now: 'Ahora',
    nowAt: '{what}, hasta las {time}.',
    changeOf: 'Cambiar: {what}',
    earlier: 'Antes',
    later: 'Más tarde',
    fix: 'Fijar esta hora',
    drop: 'Quitar',
    empty: 'Entre estas horas no cabe nada. Ven un poco antes o quédate un poco más.',
    emptied: 'No queda nada. Puedes recuperar lo que has quitado.',
    noTime: 'Así no queda tiempo en el parque. Elige otras horas.',
  },
  map: {
    alt: 'Mapa del parque: una isla con caminos entre sus espectáculos, animales y jardines',
    hint: 'Elige un lugar para ver qué hay allí.',
    stop: '{what}, {time}',
    out: '«{what}» no está en tu plan',
    add: 'Añadir al plan',
    close: 'Cerrar',
  },
  bar: {
    request: 'Pedir entradas',
    undo: 'Deshacer',
    undone: 'Tu plan vuelve a estar como antes.',
    startedAgain: 'Empezamos de cero.',
  },
  dropped: {
    title: 'Fuera del plan',
    back: 'Recuperar',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Cerrado este día',
    because: 'Motivo: {reason}.',
    next: 'Mejor el {day}',
  },
  past: {
    text: 'Este día ya ha pasado.',
    again: 'El mismo plan para el {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '«{what}» empieza a las {time}.',
    moved: '«{what}» pasa a las {time}.',
    stays: '«{what}» no se puede mover más.',
    dropped: '«{what}» sale del plan.',
    copied: 'Enlace copiado.',
    closed: 'El parque está cerrado ese día.',
    failed: 'No se ha podido cargar. Inténtalo otra vez.',
  },
};
