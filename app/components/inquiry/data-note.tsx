import { park } from '../../../domain/park.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';
import { useInquiryProps } from './visit-words.ts';

export function DataNote() {
  const { dataNote } = useInquiryProps();
  const { words: site } = useSite();
  return (
    <section className="linked data-note" aria-labelledby="data-note">
      <h3 id="data-note">{dataNote.title}</h3>
      <dl className="terms">
        {dataNote.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <PartlyTranslated text={text} untranslatedParts={[park.name]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {dataNote.more} <PageLink to="privacy">{site.pages.privacy}</PageLink>.
      </p>
    </section>
  );
}
