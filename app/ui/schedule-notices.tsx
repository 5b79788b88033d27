import type { ScheduleNotice } from '../../i18n/schedule-notice.ts';
import { usePageData } from '../page-data.ts';

/** Exceptions of the coming weeks. The early script hides past ones; on a live site `inline/announced-notices.ts` shows what was announced since. */
export function ScheduleNotices({ title, notices }: { title: string; notices: readonly ScheduleNotice[] }) {
  const today = usePageData('buildDay');
  const over = (until: string) => ({ 'data-until': until, hidden: until < today });
  const last = notices.map(({ until }) => until).sort();
  return (
    <ul className="grid schedule-notices" aria-label={title} {...over(last.at(-1) ?? '')}>
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
