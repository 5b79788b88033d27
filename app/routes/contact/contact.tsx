import { ContactHero } from './hero.tsx';
import { InquirySection } from './inquiry-section.tsx';
import { ParkMap } from './park-map.tsx';

export { pictures as hero } from './hero.tsx';

export default function Contact() {
  return (
    <>
      <ContactHero />
      <InquirySection />
      <ParkMap />
    </>
  );
}
