/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`.
 */
export const now = {
  open: 'Abierto hasta las {time}.',
  opensToday: 'Hoy abrimos a las {time}.',
  opensTomorrow: 'Cerrado ahora. Mañana abrimos a las {time}.',
  opensOn: 'Cerrado ahora. Abrimos el {day} a las {time}.',
  playing: 'Ahora: {show}, hasta las {time}.',
  next: 'Después: {show} a las {time}.',
  nextSoon: 'Después: {show} a las {time}, en {wait}.',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
  fullHours: '{hours} h',
};
