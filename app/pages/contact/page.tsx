import { Suspense } from 'react';
import { contact } from '#words/contact.ts';
import { heroLinks } from '../../ui/hero.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { elsewhere } from './elsewhere.data.ts';
import { ContactHero, drawings } from './hero.tsx';
import { ParkMap } from './late-still.ts';
import { TicketRequest } from './request.tsx';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description, hero } = contact;
  return pageMeta({ page: 'contact', title, description, shareAlt: hero.alt });
}

export const links = () => heroLinks(drawings);

export default function Contact() {
  return (
    <>
      <ContactHero />
      <TicketRequest />
      <Suspense>
        <ParkMap />
      </Suspense>
    </>
  );
}
