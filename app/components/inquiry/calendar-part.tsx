import type { ComponentProps } from 'react';
import type * as CalendarModule from './calendar.tsx';
import { useVisitWords } from './visit-words.ts';

interface CalendarPartProps extends ComponentProps<typeof CalendarModule.default> {
  module: typeof CalendarModule | 'failed' | undefined;
}

/** Loading fails when offline, and in tabs older than the deployment. */
export function CalendarPart({ module, ...props }: CalendarPartProps) {
  const { date } = useVisitWords().inquiry;
  if (!module) return <p className="calendar-wait">{date.loading}</p>;
  if (module === 'failed') return <p role="alert">{date.failed}</p>;
  return <module.default {...props} />;
}
