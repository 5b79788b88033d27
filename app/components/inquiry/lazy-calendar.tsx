import { lazy } from 'react';
import PlainCalendar from './plain-calendar.tsx';

/** Falls back to the browser's date field, because loading fails when offline, and in tabs older than the deployment. */
export const Calendar = lazy(() => import('./calendar.tsx').catch(() => ({ default: PlainCalendar })));
