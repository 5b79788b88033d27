/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`.
 */
export const now = {
  open: 'Aperto fino alle {time}',
  opensToday: 'Apre oggi alle {time}',
  opensTomorrow: 'Ora è chiuso, apre domani alle {time}',
  opensOn: 'Ora è chiuso, apre {day} alle {time}',
  playing: 'In scena: {show}, fino alle {time}',
  next: 'In arrivo: {show}, alle {time}',
  first: '{day}, primo spettacolo alle {time}',
  tomorrow: 'Domani',
};
