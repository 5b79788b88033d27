/** The park's local time, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** Counts from midnight. */
export function minutesOfDay(time: ClockTime): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @param minutes since midnight */
export function timeOfDay(minutes: number): ClockTime {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` as ClockTime;
}

export const addMinutes = (time: ClockTime, minutes: number): ClockTime =>
  timeOfDay(minutesOfDay(time) + minutes);

export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Times in plans are multiples of five minutes. */
export const roundUpToFive = (minute: number): number => Math.ceil(minute / 5) * 5;
