import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Performance } from '../../../domain/day-schedule.ts';
import type { ShowId } from '../../../domain/park.ts';
import { formatClockTime, formatHour } from '../../../i18n/format.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { useSite } from '../../site-context.ts';
import { classesOf } from '../../ui/cards.ts';
import { showColors } from './show-colors.ts';

export interface TimelineAxis {
  /** Start, in minutes since midnight. */
  from: number;
  hours: readonly ClockTime[];
  performances: readonly Performance<ShowId>[];
}

interface TimelineProps {
  axis: TimelineAxis;
  cards: Words['attractions']['shows']['cards'];
}

/** Hidden from screen readers, because the list below has the same content. */
export function Timeline({ axis: { from, hours, performances }, cards }: TimelineProps) {
  const { language } = useSite();
  return (
    <div className="timeline" aria-hidden="true">
      <svg className="timeline-sun" viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <path d="M0 100Q50 -100 100 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="timeline-axis">
        {hours.map(time => (
          <span key={time} className="timeline-hour">
            <span>{formatHour(time, language)}</span>
          </span>
        ))}
      </div>
      {performances.map(({ id, show, start }) => {
        const card = cards.find(({ id }) => id === show);
        return (
          <div
            key={id}
            className={`${classesOf('performance', showColors[show])} at-${id}`}
            data-performance={id}
          >
            <span className="disc performance-disc">
              <Picture name={`show-${show}`} alt="" sizes="clamp(83px, 5.4vw + 53px, 125px)" />
            </span>
            <p>
              <b>{formatClockTime(start, language)}</b>
              <span>{card?.short}</span>
            </p>
            <i />
          </div>
        );
      })}
      <b className="timeline-now" data-from={from} />
    </div>
  );
}
