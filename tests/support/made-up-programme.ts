import type { Exception } from '../../domain/exceptions.ts';
import { park } from '../../domain/park.ts';
import type { ProgrammeFacts } from '../../domain/programme.ts';

/** Two of the park's shows: they have names in every language. */
export const [show, other] = park.shows.map(({ id }) => id) as [string, string];

/** A programme of their own for tests of the words, with what is not as usual. */
export const factsWith = (...exceptions: Exception[]): ProgrammeFacts<string> => ({
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: show, starts: ['11:30', '15:30'], minutes: 30 },
    { id: other, starts: ['16:30'], minutes: 25 },
  ],
  talks: [],
  exceptions,
});

/** Shorter hours on Christmas Eve. */
export const eve = {
  from: '2026-12-24',
  reason: 'christmas',
  hours: { opens: '09:00', closes: '14:00' },
} as const;
