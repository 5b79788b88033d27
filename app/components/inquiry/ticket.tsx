import { useLayoutEffect, useRef, useState } from 'react';
import { park } from '../../../domain/park.ts';
import { keysOf } from '../../../domain/typed-records.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import stamp from '../../art/sources/stamp.svg?inline';
import { useSite } from '../../site-context.ts';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { TicketPlan, TicketPlannerLink } from '../inquiry-plan/attached-plan.tsx';
import type { ReceivedInquiry } from './delivery.ts';
import { Letter } from './letter/letter.tsx';
import type { Visit } from './visit.ts';
import { useVisitWords } from './visit-words.ts';

interface TicketProps extends ReceivedInquiry {
  visit: Visit;
  /** Then it gets the focus and is animated. */
  isAwaited?: boolean | undefined;
}

/** The confirmation of an inquiry, to keep or print. */
export function Ticket({ visit, note, reference, isAwaited = false }: TicketProps) {
  const { address, words: site, language } = useSite();
  const { inquiry, ticket } = useVisitWords();
  const article = useRef<HTMLElement>(null);
  const [showsLetter, setShowsLetter] = useState(
    () => isAwaited && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const { visitDate } = visit;
  const weekday = new Date(`${visitDate}T00:00Z`).toLocaleDateString(language.intl, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  useLayoutEffect(() => {
    if (!isAwaited) return;
    article.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // Scrolling in the same frame would count as a layout shift.
    const scroll = () => article.current?.scrollIntoView({ behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  }, [isAwaited]);
  return (
    <>
      <article ref={article} className="ticket" aria-labelledby="ticket">
        <div className="ticket-paper">
          <div className="ticket-main">
            <img src={stamp} alt="" width="320" height="320" className="ticket-stamp" />
            <h2 id="ticket" tabIndex={-1}>
              {inquiry.sent.title}
            </h2>
            <p className="ticket-day">
              <span className="capitalized">{weekday}</span>
              <time dateTime={visitDate} className="capitalized">
                {formatLongDate(visitDate, language)}
              </time>
            </p>
            <p className="ticket-next">{inquiry.sent.text}</p>
            <p>{ticket.note}</p>
            {note && (
              <p>
                <PartlyTranslated text={note} untranslatedParts={[reference]} />
              </p>
            )}
            <TicketPlan {...visit} />
          </div>
          <div className="sun ticket-stub">
            {keysOf(ticket.counts).map(name => {
              const count: number | null = visit[name];
              return (
                !!count && (
                  <p key={name} className="ticket-count">
                    {formatMessage(ticket.counts[name], { count }, language)}
                  </p>
                )
              );
            })}
            <div>
              <p translate="no">{park.name}</p>
              <p className="ticket-place" translate="no">
                {address.line}
              </p>
              <p className="ticket-place">{site.footer.hours}</p>
            </div>
          </div>
        </div>
        <div className="ticket-actions cluster">
          <TicketPlannerLink {...visit} />
          <button type="button" className="text-link" onClick={() => print()}>
            {ticket.print}
          </button>
        </div>
      </article>
      {showsLetter && <Letter onEnd={() => setShowsLetter(false)} />}
    </>
  );
}
