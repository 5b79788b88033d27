import type { ShowId } from '../../../domain/park.ts';
import { fill } from '../../../i18n/fill.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { usePageData } from '../../page-data.ts';
import { useToasts } from '../../ui/toast.tsx';

/** Downloads the next performance of a show as a calendar file; loads the code for it on demand. */
export function AddToCalendar({ show, title }: { show: ShowId; title: string }) {
  const attractions = usePageData('attractions');
  const { shows } = attractions;
  const language = usePageData('language');
  const texts = { address: usePageData('address'), calendarFile: usePageData('calendarFile'), language };
  const toasts = useToasts();
  const save = async () => {
    try {
      const { saveNext } = await import('../../components/calendar-file.ts');
      toasts.show(saveNext(show, `${location.origin}${pathTo('attractions', language)}`, texts));
    } catch {
      toasts.show({ tone: 'error', title: shows.calendarFailed });
    }
  };
  return (
    <button type="button" className="text-link needs-scripts" onClick={save}>
      {shows.calendar}
      <span className="hidden-text">{fill(shows.calendarFor, { show: title })}</span>
    </button>
  );
}
