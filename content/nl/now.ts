/**
 * The park's current state. `{time}` is a time of day, `{day}` a weekday (with its date unless within the next six days), `{show}` a
 * show, `{wait}` one of `minutes`, `hours` or `fullHours`. `\u00a0` is a non-breaking space.
 */
export const now = {
  open: 'Nu open, tot {time}',
  opensToday: 'Gaat vandaag open om {time}',
  opensTomorrow: 'Nu gesloten, gaat morgen open om {time}',
  opensOn: 'Nu gesloten, gaat {day} open om {time}',
  playing: 'Nu bezig: {show}, tot {time}',
  next: 'Straks: {show}, {time}',
  first: '{day}, eerste show om {time}',
  tomorrow: 'Morgen',
};
