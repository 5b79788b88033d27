/**
 * The park's current state. `{time}` is a time of day, `{day}` a weekday (with its date unless within the next six days), `{show}` a
 * show, `{wait}` one of `minutes`, `hours` or `fullHours`. `\u00a0` is a non-breaking space.
 */
export const now = {
  open: 'Abierto hasta las {time}.',
  opensToday: 'Hoy abrimos a las {time}.',
  opensTomorrow: 'Cerrado ahora. Mañana abrimos a las {time}.',
  opensOn: 'Cerrado ahora. Abrimos el {day} a las {time}.',
  playing: 'Ahora: {show}, hasta las {time}.',
  next: 'Después: {show} a las {time}.',
  nextSoon: 'Después: {show} a las {time}, en\u00a0{wait}.',
  minutes: '{minutes}\u00a0min',
  hours: '{hours}\u00a0h\u00a0{minutes}\u00a0min',
  fullHours: '{hours}\u00a0h',
};
