/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`. `\u00a0` is a space at which no line ends.
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
