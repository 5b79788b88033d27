import type { Words } from '../../../i18n/words.ts';
import { ContactHero } from './contact-hero.tsx';
import { InquirySection } from './inquiry-section.tsx';
import { TenerifeMap } from './tenerife-map.tsx';

export function Contact({ words }: { words: Words['contact'] }) {
  return (
    <>
      <ContactHero words={words.hero} />
      <InquirySection words={words} />
      <TenerifeMap words={words.map} />
    </>
  );
}
