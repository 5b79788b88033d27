import type { ScheduleNotice } from '../../i18n/schedule-notice.ts';
import { useSite } from '../site.ts';

/** `inline/dates.ts` hides past notices; `inline/announced-notices.ts` adds announced ones. */
export function ScheduleNotices({ title, notices }: { title: string; notices: readonly ScheduleNotice[] }) {
  const { today } = useSite();
  const expiry = (until: string) => ({ 'data-until': until, hidden: until < today });
  const ends = notices.map(({ until }) => until).sort();
  return (
    <ul className="grid schedule-notices" aria-label={title} {...expiry(ends.at(-1) ?? '')}>
      {notices.map(({ from, to, until, lines }) => (
        <li key={from.day + until} {...expiry(until)}>
          <b className="capitalized">
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
