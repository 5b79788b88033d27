/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`.
 */
export const now = {
  open: 'Ouvert jusqu’à {time}',
  opensToday: 'Ouvre aujourd’hui à {time}',
  opensTomorrow: 'Fermé, ouvre demain à {time}',
  opensOn: 'Fermé, ouvre {day} à {time}',
  playing: 'En ce moment : {show}, jusqu’à {time}',
  next: 'À\u00a0suivre : {show}, à {time}',
  first: '{day}, premier spectacle à {time}',
  tomorrow: 'Demain',
};
