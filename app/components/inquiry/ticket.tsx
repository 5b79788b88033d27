import { useState } from 'react';
import { park } from '../../../domain/park.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import stamp from '../../art/sources/stamp.svg?inline';
import { usePageData } from '../../page-data.ts';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { usePrint } from '../../ui/system-calls.ts';
import { TicketPlan, TicketPlannerLink } from '../inquiry-plan/inquiry-plan.tsx';
import type { ReceivedInquiry } from './delivery.ts';
import { Letter } from './letter/letter.tsx';
import './ticket.css';
import type { Visit } from './visit.ts';

interface TicketProps extends ReceivedInquiry {
  visit: Visit;
}

/** True while `showTicket` renders a ticket that is in view: it then plays its animation. */
let isAnimated = false;

/** The confirmation of an inquiry, to keep or print. */
export function Ticket({ visit, note, reference }: TicketProps) {
  const address = usePageData('address');
  const inquiry = usePageData('inquiry');
  const site = usePageData('site');
  const ticket = usePageData('ticket');
  const language = usePageData('language');
  const print = usePrint();
  const [showsLetter, setShowsLetter] = useState(isAnimated);
  const { visitDate } = visit;
  const weekday = new Date(`${visitDate}T00:00Z`).toLocaleDateString(language.intl, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <article className="ticket" aria-labelledby="ticket">
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
            {(Object.keys(ticket.counts) as (keyof typeof ticket.counts)[]).map(name => {
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
          <button type="button" className="text-link" onClick={print}>
            {ticket.print}
          </button>
        </div>
      </article>
      {showsLetter && <Letter onEnd={() => setShowsLetter(false)} />}
    </>
  );
}

/** Scrolls so that the element keeps its position on screen. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Shows a ticket again after a page load, without moving visible fields. */
export function restoreTicket(form: HTMLFormElement | null, change: () => void): void {
  const field = form?.querySelector('.field');
  if (field && field.getBoundingClientRect().top <= innerHeight) keepInPlace(field, change);
  else change();
}

/** Scrolls to the ticket and focuses it if the visitor has waited at the form; otherwise visible content keeps its position. */
export function showTicket(form: HTMLFormElement | null, change: () => void): void {
  const { activeElement, body } = document;
  const { top = innerHeight + 1, bottom = 0 } = form?.getBoundingClientRect() ?? {};
  const isWaiting = !activeElement || activeElement === body || form?.contains(activeElement);
  if (!isWaiting || bottom < 0 || top > innerHeight) {
    const anchor = isWaiting ? form : activeElement;
    if (anchor && top <= innerHeight) keepInPlace(anchor, change);
    else change();
    return;
  }
  isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  keepInPlace(form ?? body, change);
  isAnimated = false;
  const heading = document.querySelector<HTMLElement>('#ticket');
  heading?.focus({ preventScroll: true });
  // Scrolling in the same frame would count as a layout shift.
  const scrollToTicket = () =>
    heading?.closest('.ticket')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(scrollToTicket));
}
