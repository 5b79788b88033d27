import { attractions } from '#words/attractions.ts';
import type { ShowId } from '../../../domain/park.ts';
import { fill } from '../../../i18n/fill.ts';
import { useToasts } from '../../ui/toast.tsx';

/** The next performance of a show as a calendar file; what makes it is loaded when somebody wants one. */
export function AddToCalendar({ show, title }: { show: ShowId; title: string }) {
  const { shows } = attractions;
  const toasts = useToasts();
  const save = () =>
    import('../plan/calendar-file.ts').then(
      ({ saveNext }) => saveNext(show),
      () => toasts.show({ tone: 'error', title: shows.calendarFailed }),
    );
  return (
    <button type="button" className="text-link needs-scripts" onClick={save}>
      {shows.calendar}
      <span className="hidden-text">{fill(shows.calendarFor, { show: title })}</span>
    </button>
  );
}
