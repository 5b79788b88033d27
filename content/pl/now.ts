/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week in the nominative (with its date where
 * it is not of the next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`. `\u00a0` is a space at which no line ends.
 */
export const now = {
  open: 'Teraz otwarte, do\u00a0{time}',
  opensToday: 'Dziś otwieramy o\u00a0{time}',
  opensTomorrow: 'Zamknięte, otwieramy jutro o\u00a0{time}',
  opensOn: 'Zamknięte, najbliższe otwarcie: {day}, {time}',
  playing: 'Właśnie trwa: {show}, do\u00a0{time}',
  next: 'Następnie: {show}, {time}',
  first: '{day}, pierwszy pokaz o\u00a0{time}',
  tomorrow: 'Jutro',
};
