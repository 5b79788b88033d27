import type { ShowId } from '../../../domain/park.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import { useSite } from '../../site-context.ts';

interface AddToCalendarProps {
  show: ShowId;
  title: string;
  words: Words['attractions']['shows'];
}

export function AddToCalendar({ show, title, words }: AddToCalendarProps) {
  const { language } = useSite();
  return (
    <>
      <button type="button" className="text-link needs-scripts" data-save-show={show}>
        {words.calendar}
        <span className="hidden-text">{` ${formatMessage(words.calendarFor, { show: title }, language)}`}</span>
      </button>
      <p role="status" data-failed={words.calendarFailed} />
    </>
  );
}
