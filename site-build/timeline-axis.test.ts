import { expect, it } from 'vitest';
import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import { createTimeline } from './timeline-axis.ts';

/** Half-hour shows; the park closes at a quarter to six. */
const timelineFor = (...starts: ClockTime[]) =>
  createTimeline(
    starts.map((start, index) => ({
      id: `show-${index}`,
      show: 'parrot',
      start,
      end: timeOfDay(minutesOfDay(start) + 30),
    })),
    '17:45',
  );

it('the timeline spans the hour before the first show to closing time, with a margin at both ends', () => {
  const { from, hours } = timelineFor('11:30', '17:30');
  expect(hours).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
  expect(timeOfDay(from)).toBe('10:45');
  expect(timelineFor('11:10').hours[0]).toBe('10:00');
});

it('the timeline has each performance on the track nearest to its start, and on phones until the next', () => {
  expect(timelineFor('11:30', '13:02').css).toBe(
    '.timeline{--steps:90;--count:2;--gaps:9fr minmax(var(--disc),18fr) minmax(var(--disc),63fr)}' +
      '.at-show-0{--at:9;--for:6}.at-show-1{--at:27;--for:6}',
  );
});
