/**
 * The park's current state. `{time}` is a time of day, `{day}` a weekday (with its date unless within the next six days), `{show}` a
 * show, `{wait}` one of `minutes`, `hours` or `fullHours`. `\u00a0` is a non-breaking space.
 */
export const now = {
  open: 'Nu open, tot {time}.',
  opensToday: 'Gaat vandaag open om {time}.',
  opensTomorrow: 'Nu gesloten. Gaat morgen open om {time}.',
  opensOn: 'Nu gesloten. Gaat {day} open om {time}.',
  playing: 'Nu bezig: {show}, tot {time}.',
  next: 'Straks: {show} om {time}.',
  nextSoon: 'Straks: {show} om {time}, over\u00a0{wait}.',
  minutes: '{minutes}\u00a0min',
  hours: '{hours}\u00a0u\u00a0{minutes}\u00a0min',
  fullHours: '{hours}\u00a0u',
};
