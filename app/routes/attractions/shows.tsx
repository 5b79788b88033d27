import { createShowFragment } from '../../../domain/request-link.ts';
import { formatClockTime } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';
import { useSite } from '../../site-context.ts';
import { Divider } from '../../ui/divider.tsx';
import { Now } from '../../ui/now.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ScheduleNotices } from '../../ui/schedule-notices.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Timeline, type TimelineAxis } from './timeline.tsx';

interface ShowsProps {
  words: Words['attractions']['shows'];
  timeline: TimelineAxis;
}

export function Shows({ words, timeline }: ShowsProps) {
  const { language } = useSite();
  return (
    <section className="shows" aria-labelledby="shows">
      <Divider shape="wave" front="coral" back="ring-4" />
      <div className="shows-rings" aria-hidden="true" />
      <div className="content over-dividers">
        <h2 id="shows">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="content content-sheet over-dividers deferred shows-content">
        <div className="sheet showtimes">
          <div className="cluster showtimes-head">
            <h3>{words.timelineTitle}</h3>
            <p>{words.daily}</p>
          </div>
          <Now />
          <ScheduleNotices title={words.scheduleNoticesTitle} notices={words.scheduleNotices} />
          <Timeline axis={timeline} cards={words.cards} />
          {words.cards.map(({ id, title, text, alt, lasts, starts }) => (
            <article key={id} className="sidebar show" id={id}>
              <div className="lifts rises show-picture">
                <Picture name={`show-${id}`} alt={alt} sizes="(max-width: 656px) calc(92vw - 28px), 326px" />
              </div>
              <div className="cluster rises">
                <div className="show-text">
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <AddToCalendar show={id} title={title} words={words} />
                </div>
                <p className="cluster show-times">
                  {starts.map(start => (
                    <time key={start} dateTime={start}>
                      {formatClockTime(start, language)}
                    </time>
                  ))}
                  <span>{lasts}</span>
                </p>
                <PageLink to="contact" fragment={createShowFragment(id)} className="button button-small">
                  {words.inquire}
                  <span className="hidden-text">
                    {` ${formatMessage(words.inquireFor, { show: title }, language)}`}
                  </span>
                </PageLink>
              </div>
            </article>
          ))}
          <PlannerLink />
        </div>
      </div>
    </section>
  );
}
