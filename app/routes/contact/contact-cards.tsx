import type { ReactNode } from 'react';
import { mapsHref, park } from '../../../domain/park.ts';
import type { Words } from '../../../i18n/words.ts';
import { Picture } from '../../art/picture.tsx';
import { useSite } from '../../site-context.ts';
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { Now } from '../../ui/now.tsx';
import { ScheduleNotices } from '../../ui/schedule-notices.tsx';
import { BusIcon, ClockIcon, MailIcon, PhoneIcon, PinIcon } from './contact-icons.tsx';

export function ContactCards({ words }: { words: Words['contact'] }) {
  const { address: addressWords, words: siteWords } = useSite();
  const { cards, gettingHere, photo } = words;
  const { address } = park;
  return (
    <aside className="contact-side grid" aria-labelledby="contact-cards">
      <h2 id="contact-cards" className="hidden-text">
        {cards.title}
      </h2>
      <div className="grid">
        <div className="linked">
          <Card variant="address" title={cards.address} icon={<PinIcon />}>
            <a href={mapsHref} target="_blank" rel="noopener noreferrer">
              <span translate="no">
                {address.street},{' '}
                <span className="whole">
                  {address.postalCode} {address.town},
                </span>{' '}
                {address.island}, {addressWords.country}
              </span>{' '}
              <span className="hidden-text">{siteWords.newTab}</span>
            </a>
          </Card>
          <Card variant="phone" title={cards.phone} icon={<PhoneIcon />}>
            <PhoneLink />
          </Card>
          <Card variant="email" title={cards.email} icon={<MailIcon />}>
            <MailLink />
          </Card>
        </div>
        <div>
          <Card variant="hours" title={cards.hours} icon={<ClockIcon />}>
            <p>{siteWords.footer.hours}</p>
          </Card>
          <Now besideHours />
          <ScheduleNotices title={cards.scheduleNoticesTitle} notices={cards.scheduleNotices} />
        </div>
      </div>
      <div className="grid">
        <Card variant="here" title={gettingHere.title} icon={<BusIcon />}>
          <dl className="terms">
            {gettingHere.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <figure className="lifts contact-photo">
          <Picture name="gate" alt={photo.alt} sizes="(max-width: 1920px) 345px, 445px" />
          <figcaption>{photo.caption}</figcaption>
        </figure>
      </div>
    </aside>
  );
}

interface CardProps {
  /** Suffix of the card's class. */
  variant: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

function Card({ variant, title, icon, children }: CardProps) {
  return (
    <div className={`contact-card contact-${variant}`}>
      <span className="contact-icon">{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}
