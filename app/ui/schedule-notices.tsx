import type { ScheduleNotice } from '../../i18n/schedule-notice.ts';

/** `inline/dates.ts` hides past notices; `inline/announced-notices.ts` replaces them by announced ones. */
export function ScheduleNotices({ title, notices }: { title: string; notices: readonly ScheduleNotice[] }) {
  return (
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
  );
}
