import { ContactHero } from './hero.tsx';
import { ParkMap } from './park-map.tsx';
import { TicketRequest } from './request.tsx';

export { drawings as hero } from './hero.tsx';

export default function Contact() {
  return (
    <>
      <ContactHero />
      <TicketRequest />
      <ParkMap />
    </>
  );
}
