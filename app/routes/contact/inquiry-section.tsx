import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { IslandSlot } from '../../ui/island-slot.tsx';
import { ContactCards } from './contact-cards.tsx';

export function InquirySection() {
  const contact = usePageData('contact');
  return (
    <section className="contact" aria-label={contact.hero.title}>
      <Divider shape="wave" front="paper-2" back="polar-2" />
      <div className="content content-sheet cluster contact-content">
        <IslandSlot name="inquiry" />
        <ContactCards />
      </div>
    </section>
  );
}
