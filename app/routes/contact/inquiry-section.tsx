import type { Words } from '../../../i18n/words.ts';
import { Divider } from '../../ui/divider.tsx';
import { IslandSlot } from '../../ui/island-slot.tsx';
import { ContactCards } from './contact-cards.tsx';

export function InquirySection({ words }: { words: Words['contact'] }) {
  return (
    <section className="contact" aria-label={words.hero.title}>
      <Divider shape="wave" front="paper-2" back="polar-2" />
      <div className="content content-sheet cluster contact-content">
        <IslandSlot name="inquiry" />
        <ContactCards words={words} />
      </div>
    </section>
  );
}
