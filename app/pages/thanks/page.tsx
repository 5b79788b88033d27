import { thanks } from '#words/thanks.ts';
import { park } from '../../../domain/park.ts';
import { slot } from '../../../domain/slots.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { Edge } from '../../ui/edge.tsx';
import { FixedIn } from '../../ui/fixed-in.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export function meta() {
  const { title, description } = thanks;
  return [
    { title: `${title} | ${park.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

const reference = slot('reference');

/** The end of an inquiry that was sent without scripts. It runs without React: the reference is the server's to write. */
export default function Thanks() {
  return (
    <section className="notice">
      <Picture name="letter" alt="" sizes="(max-width: 960px) 750px, 100vw" className="notice-picture" />
      <div className="content notice-content">
        <h1>{thanks.title}</h1>
        <p className="lead">{thanks.text}</p>
        <p className="reference">
          <FixedIn text={fill(thanks.reference, { reference })} fixed={[reference]} />
        </p>
        <p className="lead">{thanks.keep}</p>
        <div className="notice-ways">
          <PageLink to="attractions" className="button">
            {thanks.attractions} <Arrow />
          </PageLink>
          <PageLink to="home" className="button button-ink">
            {thanks.home}
          </PageLink>
        </div>
      </div>
      <Edge shape="hill" direction="floor" front="ink" back="jungle" />
    </section>
  );
}
