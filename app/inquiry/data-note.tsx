import { dataNote } from '#words/data-note.ts';
import { site } from '#words/site.ts';
import { park } from '../../domain/park.ts';
import { FixedIn } from '../ui/fixed-in.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** What becomes of what is typed, in short. */
export const DataNote = () => (
  <section className="linked data-note" aria-labelledby="data-note">
    <h3 id="data-note">{dataNote.title}</h3>
    <dl>
      {dataNote.items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <FixedIn text={text} fixed={[park.name]} />
          </dd>
        </div>
      ))}
    </dl>
    <p>
      {dataNote.more} <PageLink to="privacy">{site.pages.privacy}</PageLink>.
    </p>
  </section>
);
