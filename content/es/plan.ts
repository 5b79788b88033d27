import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
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
  wheels: 'Un carrito o una silla de ruedas',
  quiet: 'Alguien que necesita tranquilidad',
};

const noise: Record<Noise, string> = { quiet: 'tranquilo', lively: 'animado', loud: 'ruidoso' };
const seats: Record<Share, string> = {
  all: 'asientos para todos',
  some: 'algunos asientos',
  none: 'sin asientos',
};
const shade: Record<Share, string> = { all: 'sombra', some: 'algo de sombra', none: 'sin sombra' };

/** Words of the planner. */
export const plan = {
  title: 'Planea tu día',
  description: `Elige un día en ${park.name} y lo que no te quieres perder: espectáculos, paseos, comida y descanso encajan solos, para compartir o imprimir.`,
  lead: 'Di cuándo vienes y qué no te quieres perder. Lo demás encaja solo.',
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Algo que estaba aquí',
  weekdays,
  choices: {
    title: 'Lo que te apetece',
    day: '¿Qué día?',
    today: 'Hoy',
    closed: 'cerrado',
    closedWhy: 'Cerrado el {day}: {reason}',
    other: 'Otro día',
    otherChosen: 'Otro día: {day}',
    hours: '¿De qué hora a qué hora?',
    from: 'Llegada',
    until: 'Salida',
    who: '¿Quién viene?',
    whoOptions: who,
    must: '¿Qué no te quieres perder?',
    see: 'Ver tu día',
    mustNote: 'Si no marcas nada, elegimos por ti.',
    groups: {
      show: 'Espectáculos',
      encounter: 'Encuentros',
      activity: 'Actividades',
      quiet: 'Un descanso',
    },
  },
  facts: {
    noise,
    splash: 'puede salpicar',
    stepFree: 'sin escalones',
    steps: 'escalones: {count}',
    seats,
    shade,
    minutes: '{count} min',
  },
  sheet: {
    title: 'Tu día',
    /** Shown until a day is chosen. */
    anyDay: 'Un día normal en el parque',
    visit: 'De {from} a {until}',
    otherHours: 'Otro horario: {reason}',
    home: 'A casa: {count} min hasta la puerta',
    walk: '{count} min a pie',
    seatsBy: 'Llega a las {time} para tener sitio',
    until: 'hasta las {time}',
    requested: 'Imprescindible',
    fixed: 'Hora fija',
    moved: 'Cambia de hora, antes a las {time}: {reason}',
    over: 'Ya pasó',
    now: 'Ahora',
    nowAt: '{what}, hasta las {time}.',
    change: 'Cambiar',
    changeOf: ' – {what}',
    earlier: 'Antes',
    later: 'Más tarde',
    fix: 'Fijar esta hora',
    drop: 'Quitar',
    empty: 'Entre estas horas no cabe nada. Ven un poco antes o quédate un poco más.',
    emptied: 'No queda nada. Lo que has quitado se puede recuperar.',
    noTime: 'Entre la llegada y la salida no hay tiempo. Elige otras horas.',
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
    plan: 'Tu día, de {from} a {until}. Paradas: {count}.',
    missed: 'No cabe: {count}.',
    line: '{what}, {time}.',
    stays: '{what}: no se puede mover más.',
    dropped: '{what}: fuera del plan.',
    copied: 'El enlace está copiado.',
    closed: 'El parque está cerrado ese día.',
    failed: 'No se ha podido cargar. Inténtalo otra vez.',
  },
};
