type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The park's local time, `HH:MM`. Later than 24:00 is on the next day. */
export type ClockTime = `${0 | 1 | 2}${Digit}:${0 | 1 | 2 | 3 | 4 | 5}${Digit}`;

/** Counts from midnight. */
export function minutesOfDay(time: ClockTime): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @param minutes since midnight */
export function timeOfDay(minutes: number): ClockTime {
  const pad = (value: number) => String(value).padStart(2, '0');
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: two digits each
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` as ClockTime;
}

export const addMinutes = (time: ClockTime, minutes: number): ClockTime =>
  timeOfDay(minutesOfDay(time) + minutes);

export function isClockTime(text: unknown): text is ClockTime {
  return typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Times in plans are multiples of five minutes. */
export const roundUpToFive = (minute: number): number => Math.ceil(minute / 5) * 5;
