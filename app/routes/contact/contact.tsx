import { Suspense } from 'react';
import { ContactHero } from './hero.tsx';
import { ParkMap } from './lazy-sections.ts';
import { TicketRequest } from './request.tsx';

export { drawings as hero } from './hero.tsx';

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
