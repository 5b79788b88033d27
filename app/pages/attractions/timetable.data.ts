import { park } from '../../../domain/park.ts';
import { performances as programme } from '../../../domain/programme.ts';
import { timetableOf } from './timetable.ts';

/** The park's day as it is drawn. Data: it is worked out when the site is built. */
export const { from, hours, performances, css } = timetableOf(programme, park.hours.closes);
