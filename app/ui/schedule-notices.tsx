import { useAnnounced } from '#announced';
import type { ScheduleNotice } from '../../content/cards.ts';
import { usePageData } from '../page-data.ts';
import { useToday } from './today.ts';

/** Exceptions of the coming weeks, from the build or announced since. Past ones are hidden by the early script and by React. */
export function ScheduleNotices({
  title,
  notices: built,
}: {
  title: string;
  notices: readonly ScheduleNotice[];
}) {
  const today = useToday();
  const language = usePageData('language');
  const notices = useAnnounced()?.notices?.[language.id] ?? built;
  const over = (until: string) => ({
    'data-until': until,
    hidden: until < today,
    suppressHydrationWarning: true,
  });
  const last = notices
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (!last) return null;
  return (
    <ul className="schedule-notices" aria-label={title} {...over(last)}>
      {notices.map(({ from, to, until, lines }) => (
        <li key={from.day + until} {...over(until)}>
          <b>
            <time dateTime={from.day}>{from.text}</time>
            {to && (
              <>
                {' – '}
                <time dateTime={to.day}>{to.text}</time>
              </>
            )}
          </b>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
