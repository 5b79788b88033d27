import type { ScheduleNotice } from '../../i18n/schedule-notice.ts';
import { useSite } from '../site-context.ts';
import { PhoneLink } from './contact-links.tsx';

/** `inline/dates.ts` hides past notices; `inline/announced-notices.ts` replaces them by announced ones, which needs scripts. */
export function ScheduleNotices({ title, notices }: { title: string; notices: readonly ScheduleNotice[] }) {
  const { mayChange } = useSite().words;
  return (
    <>
      <ul className="grid schedule-notices" aria-label={title}>
        {notices.map(({ until, dates, lines }) => (
          <li key={dates} data-until={until}>
            <b>{dates}</b>
            {lines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
      <p className="may-change">
        {mayChange} <PhoneLink />
      </p>
    </>
  );
}
