import type { ShowId } from '../../../domain/park.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { usePageData } from '../../page-data.ts';

export function AddToCalendar({ show, title }: { show: ShowId; title: string }) {
  const language = usePageData('language');
  const { shows } = usePageData('attractions');
  return (
    <>
      <button type="button" className="text-link needs-scripts" data-save-show={show}>
        {shows.calendar}
        <span className="hidden-text">{formatMessage(shows.calendarFor, { show: title }, language)}</span>
      </button>
      <p role="status" data-failed={shows.calendarFailed} />
    </>
  );
}
