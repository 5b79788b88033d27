/**
 * What the park is doing at this moment. `{time}` is a time of the day, `{day}` a day of the week (with its date where it is not of the
 * next six days), `{show}` a show, `{wait}` `minutes`, `hours` or `fullHours`. `\u00a0` is a space at which no line ends.
 */
export const now = {
  open: 'Open now, until {time}.',
  opensToday: 'Opens today at {time}.',
  opensTomorrow: 'Closed now. Opens tomorrow at {time}.',
  opensOn: 'Closed now. Opens on {day} at {time}.',
  playing: 'On now: {show}, until {time}.',
  next: 'Next: {show} at {time}.',
  nextSoon: 'Next: {show} at {time}, in\u00a0{wait}.',
  minutes: '{minutes}\u00a0min',
  hours: '{hours}\u00a0h\u00a0{minutes}\u00a0min',
  fullHours: '{hours}\u00a0h',
};
