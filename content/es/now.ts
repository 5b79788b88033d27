/**
 * The park's current state. `{time}` is a time of day, `{day}` a weekday (with its date unless within the next six days), `{show}` a
 * show, `{wait}` one of `minutes`, `hours` or `fullHours`. `\u00a0` is a non-breaking space.
 */
export const now = {
  open: 'Abierto hasta las {time}',
  opensToday: 'Hoy abrimos a las {time}',
  opensTomorrow: 'Cerrado ahora; mañana abrimos a las {time}',
  opensOn: 'Cerrado ahora; abrimos a las {time} el {day}',
  playing: 'Ahora: {show}, hasta las {time}',
  next: 'Después: {show}, a las {time}',
  first: '{day}, primer espectáculo a las {time}',
  tomorrow: 'Mañana',
};
