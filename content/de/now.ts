/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`.
 */
export const now = {
  open: 'Geöffnet bis {time}\u00a0Uhr',
  opensToday: 'Öffnet heute um {time}\u00a0Uhr',
  opensTomorrow: 'Geschlossen, öffnet morgen um {time}\u00a0Uhr',
  // With its date a day has a comma in it: no `am`, which would ask for a second one and a dative.
  opensOn: 'Geschlossen, öffnet wieder: {day}, {time}\u00a0Uhr',
  playing: 'Läuft gerade: {show} bis {time}\u00a0Uhr',
  next: 'Als Nächstes: {show}, {time}\u00a0Uhr',
  first: '{day}: erste Show um {time}\u00a0Uhr',
  tomorrow: 'Morgen',
};
