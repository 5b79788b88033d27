import { type ReactNode, Suspense } from 'react';
import { contact } from '#words/contact.ts';
import { site } from '#words/site.ts';
import { addressLine, mapsHref } from '../../../domain/park.ts';
import { Picture, preloadsOf } from '../../art/picture.tsx';
import { InquiryForm } from '../../inquiry/form.tsx';
import { Edge } from '../../ui/edge.tsx';
import { Hero } from '../../ui/hero.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { MailLink, PhoneLink } from '../../ui/reach.tsx';
import { MailIcon, PhoneIcon, Pin, PinIcon, SunIcon } from './marks.tsx';

/** Screens that get the portrait drawing; `ui/hero.css` has the same figure. */
const portrait = '(max-width: 960px)';
const heroSizes = { wide: '100vw', tall: '(max-width: 613px) 613px, 100vw' };

export function meta() {
  const { title, description, hero } = contact;
  return pageMeta({ page: 'contact', title, description, shareAlt: hero.alt });
}

export const links = () => [
  preloadsOf('hero-contact-portrait', heroSizes.tall, portrait),
  preloadsOf('hero-contact', heroSizes.wide, '(min-width: 961px)'),
];

export default function Contact() {
  return (
    <>
      <Hero
        look="hero-contact"
        title={contact.hero.title}
        lead={contact.hero.lead}
        picture={
          <Picture
            name="hero-contact"
            alt={contact.hero.alt}
            sizes={heroSizes.wide}
            portrait={{ name: 'hero-contact-portrait', media: portrait, sizes: heroSizes.tall }}
            priority
          />
        }
      />
      <section className="contact" aria-label={contact.hero.title}>
        <Edge shape="wave" front="paper-2" back="polar-4" />
        <div className="content contact-content">
          {/* Extensions change forms most of all: what they do there stays there. */}
          <Suspense>
            <InquiryForm />
          </Suspense>
          <ContactCards />
        </div>
      </section>
      <ParkMap />
    </>
  );
}

function ContactCards() {
  const { cards, photo } = contact;
  const { newTab } = site;
  return (
    <aside className="contact-side" aria-labelledby="contact-cards">
      <h2 id="contact-cards" className="hidden-text">
        {cards.title}
      </h2>
      <Card look="hours" title={cards.hours} icon={<SunIcon />}>
        <p>{cards.hoursText}</p>
      </Card>
      <Card look="address" title={cards.address} icon={<PinIcon />}>
        <a href={mapsHref} target="_blank" rel="noopener noreferrer">
          <span translate="no">{addressLine}</span> <span className="hidden-text">{newTab}</span>
        </a>
      </Card>
      <Card look="phone" title={cards.phone} icon={<PhoneIcon />}>
        <PhoneLink />
      </Card>
      <Card look="email" title={cards.email} icon={<MailIcon />}>
        <MailLink />
      </Card>
      <figure className="photo">
        <Picture name="gallery-parrots" alt={photo.alt} sizes="300px" />
        <figcaption>{photo.caption}</figcaption>
      </figure>
    </aside>
  );
}

interface CardProps {
  look: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

function Card({ look, title, icon, children }: CardProps) {
  return (
    <div className={`contact-card contact-${look}`}>
      <span className="contact-icon">{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

function ParkMap() {
  const { map } = contact;
  return (
    <section className="map" data-later aria-labelledby="map">
      <Edge shape="hill" direction="hang" front="paper-2" back="ring-5" />
      <div className="map-island">
        <Picture name="map-tenerife" alt={map.alt} sizes="(max-width: 760px) 850px, 1600px" />
        <Pin />
        <span className="place place-santa-cruz">{map.places.santaCruz}</span>
        <span className="place place-icod">{map.places.icod}</span>
        <span className="place place-los-cristianos">{map.places.losCristianos}</span>
        <span className="place place-teide">{map.places.teide}</span>
      </div>
      <h2 id="map" className="map-sign">
        {map.text}
      </h2>
      <Edge shape="hill2" direction="floor" front="ink" back="sea-dark" />
    </section>
  );
}
