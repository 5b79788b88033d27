import { sampleReference, thanks } from '../../../content/thanks.ts';
import { park } from '../../../domain/park.ts';
import { defaultLocale } from '../../../i18n/locales.ts';
import { Arrow } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { Edge } from '../../ui/edge.tsx';
import { FixedIn } from '../../ui/fixed-in.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { useCopy } from '../../ui/use-locale.ts';

export function meta() {
  const { title, description } = thanks[defaultLocale];
  return [
    { title: `${title} | ${park.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The end of an inquiry that was sent without scripts. It runs without React: the reference is the server's to write. */
export default function Thanks() {
  const copy = useCopy(thanks);
  return (
    <section className="notice">
      <Picture name="letter" alt="" sizes="(max-width: 960px) 750px, 100vw" className="notice-picture" />
      <div className="content notice-content">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.text}</p>
        <p className="reference">
          <FixedIn text={copy.reference(sampleReference)} fixed={[sampleReference]} />
        </p>
        <p className="lead">{copy.keep}</p>
        <div className="notice-ways">
          <PageLink to="attractions" className="button">
            {copy.attractions} <Arrow />
          </PageLink>
          <PageLink to="home" className="button button-ink">
            {copy.home}
          </PageLink>
        </div>
      </div>
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
