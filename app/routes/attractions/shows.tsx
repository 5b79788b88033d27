import { createShowFragment } from '../../../domain/request-link.ts';
import { formatClockTime } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { Picture } from '../../art/picture.tsx';
import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';
import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { Now } from '../../ui/now.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ScheduleNotices } from '../../ui/schedule-notices.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { Timeline } from './timeline.tsx';

export function Shows() {
  const attractions = usePageData('attractions');
  const language = usePageData('language');
  const { shows } = attractions;
  return (
    <section className="shows" aria-labelledby="shows">
      <Divider shape="wave" front="coral" back="ring-4" />
      <div className="rings shows-rings" aria-hidden="true" />
      <div className="content over-dividers">
        <h2 id="shows">{shows.title}</h2>
        <p className="lead">{shows.lead}</p>
      </div>
      <div className="content content-sheet over-dividers deferred shows-content">
        <div className="sheet showtimes">
          <div className="cluster showtimes-head">
            <h3>{shows.timelineTitle}</h3>
            <p>{shows.daily}</p>
          </div>
          <Now />
          <ScheduleNotices title={shows.scheduleNoticesTitle} notices={shows.scheduleNotices} />
          <Timeline />
          {shows.cards.map(({ id, title, text, alt, lasts, starts }) => (
            <article key={id} className="sidebar rises show" id={id}>
              <div className="lifts show-picture">
                <Picture name={`show-${id}`} alt={alt} sizes="(max-width: 600px) 84vw, 320px" />
              </div>
              <div className="cluster">
                <div className="show-text">
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <AddToCalendar show={id} title={title} />
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
                  {shows.inquire}
                  <span className="hidden-text">
                    {formatMessage(shows.inquireFor, { show: title }, language)}
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
