/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week in the nominative (with its date where
 * it is not of the next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`. `\u00a0` is a space at which no line ends.
 */
export const now = {
  open: 'Teraz otwarte, do\u00a0{time}.',
  opensToday: 'Dziś otwieramy o\u00a0{time}.',
  opensTomorrow: 'Zamknięte. Otwieramy jutro o\u00a0{time}.',
  opensOn: 'Zamknięte. Najbliższe otwarcie: {day}, {time}.',
  playing: 'Właśnie trwa: {show}, do\u00a0{time}.',
  next: 'Następnie: {show} o\u00a0{time}.',
  nextSoon: 'Następnie: {show} o\u00a0{time}, za\u00a0{wait}.',
  minutes: '{minutes}\u00a0min',
  hours: '{hours}\u00a0h\u00a0{minutes}\u00a0min',
  fullHours: '{hours}\u00a0h',
};
