/**
 * The park's current state. `{time}` is a time of day, `{show}` a show, `{day}` a weekday (with its date unless within the next six
 * days), in `first` also `tomorrow`. `\u00a0` is a non-breaking space.
 */
export const now = {
  open: 'Open now, until {time}',
  opensToday: 'Opens today at {time}',
  opensTomorrow: 'Closed now, opens tomorrow at {time}',
  opensOn: 'Closed now, opens on {day} at {time}',
  playing: 'On now: {show}, until {time}',
  next: 'Next: {show} at {time}',
  first: '{day}: first show at {time}',
  tomorrow: 'Tomorrow',
};
