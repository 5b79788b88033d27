import { ContactHero } from './hero.tsx';
import { ParkMap } from './park-map.tsx';
import { TicketRequest } from './request.tsx';

export { pictures as hero } from './hero.tsx';

export default function Contact() {
  return (
    <>
      <ContactHero />
      <TicketRequest />
      <ParkMap />
    </>
  );
}
