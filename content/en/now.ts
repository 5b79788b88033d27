/**
 * The park's current state. `{time}` is a time of day, `{day}` a weekday (with its date unless within the next six days), `{show}` a
 * show, `{wait}` one of `minutes`, `hours` or `fullHours`. `\u00a0` is a non-breaking space.
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
