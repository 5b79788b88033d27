import { type Closures, closuresOf } from './closures.ts';
import { exceptions } from './exceptions.ts';
import { park } from './park.ts';
import { parkDay } from './park-time.ts';

/** Data: of the programme's days a form gets these alone, and none that has passed. */
export const closures: Closures = closuresOf(park.otherHours, exceptions, parkDay());
